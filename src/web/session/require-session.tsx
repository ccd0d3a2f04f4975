import { useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSessionState } from './session.ts'

/** The screens behind it are for those who are signed in; others come back here when they are, if a session ran out in this tab. */
export function RequireSession() {
  const { status } = useSessionState()
  const { pathname, search } = useLocation()
  const wasIn = useRef(false)
  switch (status) {
    case 'signed-in':
    case 'signed-in-here':
      wasIn.current = true
      return <Outlet />
    case 'expired':
      return <Navigate to="/login" replace state={wasIn.current && { from: pathname + search }} />
    case 'signed-out':
      return <Navigate to="/login" replace />
  }
}
