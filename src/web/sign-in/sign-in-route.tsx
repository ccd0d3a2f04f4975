import { Navigate, useLocation } from 'react-router'
import { useSession } from '../session/session.ts'
import { SignInScreen } from './sign-in-screen.tsx'

/** Whoever is signed in already is led on: home, or to where a session ran out. */
export function SignInRoute() {
  const from: unknown = useLocation().state?.from
  if (useSession()) return <Navigate to={typeof from === 'string' ? from : '/home'} replace />
  return <SignInScreen />
}
