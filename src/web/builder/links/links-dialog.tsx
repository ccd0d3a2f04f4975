import type { ReviewLink } from '#team/review-link.ts'
import { texts } from '#texts/review-links.ts'
import { fetchLinks, revokeLink } from '../../team/link-calls.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeFailure } from '../team/describe-failure.ts'
import { KeptNotice } from '../team/kept-notice.tsx'
import { TeamDialog } from '../team/team-dialog.tsx'
import { useKept } from '../team/use-kept.ts'
import type { PanelProps } from '../view/panels-store.ts'
import styles from './links-dialog.module.css'
import { MakeLinkForm } from './make-link-form.tsx'

/** Ways for people without an account to look at the page as it is now. */
export function LinksDialog({ user, isOpen, onClose }: PanelProps) {
  return (
    <TeamDialog title={texts.title} description={texts.description} isOpen={isOpen} onClose={onClose}>
      <Links user={user} />
    </TeamDialog>
  )
}

function Links({ user }: { user: string }) {
  const pageId = useEditor((state) => state.pageId)
  const { kept, reload } = useKept(user, fetchLinks)
  const links = kept.value?.links

  async function revoke({ linkId, label }: ReviewLink) {
    const answer = await revokeLink({ user, pageId }, linkId)
    if (!answer.ok) return showToast({ text: describeFailure(answer.refusal), tone: 'bad' })
    announce(texts.list.isRevoked(label))
    await reload()
  }

  return (
    <>
      <MakeLinkForm user={user} onMade={reload} />
      <section aria-label={texts.list.heading}>
        <h3>{texts.list.heading}</h3>
        <KeptNotice failure={kept.failure} count={links?.length} words={texts.list} onRetry={reload} />
        <ul className={styles.list}>
          {links?.map((link) => (
            <li key={link.linkId} className={styles.link}>
              <LinkWords link={link} />
              {!hasEnded(link) && (
                <Button
                  size="small"
                  variant="default"
                  aria-label={texts.list.revokeOf(link.label)}
                  onClick={() => void revoke(link)}
                >
                  {texts.list.revoke}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function LinkWords({ link }: { link: ReviewLink }) {
  const { label, face, version, by, at, opened, lastOpenedAt } = link
  const now = new Date()
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <bdi>{label}</bdi>
      </p>
      <p className={styles.quiet}>
        {[texts.list.by(by, relativeTime(at, now)), texts.list.version(version), face && texts.oneFace(face)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.quiet}>{describeEnd(link)}</p>
      <p className={styles.quiet}>
        {texts.list.opened(opened, lastOpenedAt && relativeTime(lastOpenedAt, now))}
      </p>
    </div>
  )
}

function describeEnd({ revoked, expiresAt }: ReviewLink): string {
  const now = new Date()
  if (revoked) return texts.list.revoked(revoked.by, relativeTime(revoked.at, now))
  return new Date(expiresAt) > now
    ? texts.list.until(exactTime(expiresAt))
    : texts.list.ended(relativeTime(expiresAt, now))
}

function hasEnded({ revoked, expiresAt }: ReviewLink): boolean {
  return revoked !== undefined || new Date(expiresAt) <= new Date()
}
