import { laterPart } from '../../loading/later-part.ts'
import { useSession } from '../../session/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Props as DialogProps } from '../../waivers/waive-dialog.tsx'

/** Fetched once something has to be waived. */
const WaiveDialog = lazyPart(
  laterPart(async () => (await import('../../waivers/waive-dialog.tsx')).WaiveDialog),
)

/** Who is signed in answers by that name; whoever is not, by one that nobody has verified. */
export function Waiving(props: Omit<DialogProps, 'user'>) {
  const user = useSession()?.username
  return <WaiveDialog {...props} user={user} />
}
