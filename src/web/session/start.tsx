import { Navigate } from 'react-router'
import { useSession } from './session.ts'

/** The bare address leads on. */
export function Start() {
  return <Navigate to={useSession() ? '/home' : '/login'} replace />
}
