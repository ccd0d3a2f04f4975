import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session/session.ts'
import type { Actor } from '../editor/page-actions.ts'

/** Who is at work, for commands to be run by. */
export function useActor(): Actor {
  const user = useSession()?.username ?? ''
  const navigate = useNavigate()
  return useMemo(() => ({ user, navigate }), [user, navigate])
}
