import { lazy, Suspense, useEffect, useState } from 'react'
import { FrameSkeleton } from './frame/frame-skeleton.tsx'
import { StopBoundary } from './not-found/stop-boundary.tsx'
import { useSession } from './session/session.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'

const loadScreens = async () => ({ default: (await import('./screens.tsx')).Screens })
const Screens = lazy(loadScreens)
/** The screens, and the first of them. */
const loadBehind = () => Promise.all([loadScreens(), import('./home/home-screen.tsx')])

/** Addresses at which somebody without a session finds the sign-in. */
const doors = ['/', '/login']

/** The sign-in comes without the router and the other screens; they follow while somebody types. */
export function App() {
  const isSignedIn = useSession() !== undefined
  const [isIn, setIn] = useState(() => isSignedIn || !doors.includes(window.location.pathname))
  if (isSignedIn && !isIn) setIn(true)

  useEffect(() => {
    if (!isIn) window.history.replaceState(window.history.state, '', '/login')
  }, [isIn])

  return (
    <StopBoundary>
      {isIn ? (
        <Suspense fallback={<FrameSkeleton />}>
          <Screens />
        </Suspense>
      ) : (
        <SignInScreen onTyping={() => void loadBehind().catch(() => undefined)} />
      )}
    </StopBoundary>
  )
}
