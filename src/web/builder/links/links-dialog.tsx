import { useCallback, useEffect, useState } from 'react'
import type { ReviewLink } from '#team/review-link.ts'
import { texts } from '#texts/review-links.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import { fetchLinks, revokeLink } from '../../team/link-calls.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeFailure } from '../team/describe-failure.ts'
import { NeedsTeam } from '../team/needs-team.tsx'
import type { PanelProps } from '../view/panels-store.ts'
import styles from './links-dialog.module.css'
import { MakeLinkForm } from './make-link-form.tsx'

/** Ways for people without an account to look at the page as it is now. */
export function LinksDialog({ user, isOpen, onClose }: PanelProps) {
  return (
    <Dialog
      title={texts.title}
      description={texts.description}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <NeedsTeam>
        <Links user={user} />
      </NeedsTeam>
    </Dialog>
  )
}

function Links({ user }: { user: string }) {
  const pageId = useEditor((state) => state.pageId)
  const [links, setLinks] = useState<readonly ReviewLink[]>()
  const [failure, setFailure] = useState<TeamFailure>()
  const reload = useCallback(async () => {
    const answer = await fetchLinks({ user, pageId })
    setFailure(answer.ok ? undefined : answer.refusal)
    if (answer.ok) setLinks(answer.value.links)
  }, [user, pageId])
  useEffect(() => void reload(), [reload])

  async function revoke({ linkId, label }: ReviewLink) {
    const answer = await revokeLink({ user, pageId }, linkId)
    if (!answer.ok) return setFailure(answer.refusal)
    announce(texts.list.isRevoked(label))
    await reload()
  }

  return (
    <>
      <MakeLinkForm user={user} onMade={reload} />
      <section className={styles.part} aria-label={texts.list.heading}>
        <h3>{texts.list.heading}</h3>
        <div role="alert">{failure && <p className={styles.error}>{describeFailure(failure)}</p>}</div>
        {!failure && !links && <p className={styles.quiet}>{texts.list.loading}</p>}
        {links?.length === 0 && <p className={styles.quiet}>{texts.list.none}</p>}
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
  const { label, version, by, at, opened, lastOpenedAt } = link
  const now = new Date()
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <bdi>{label}</bdi>
      </p>
      <p className={styles.quiet}>
        {[texts.list.by(by, relativeTime(at, now)), texts.list.version(version)].join(' · ')}
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
