import type { LinkedHost } from '#checks/find-misleading-links.ts'
import { isUnder } from '#checks/hosts.ts'
import { texts } from '#texts/page-report.ts'
import { useBankDomains } from '../catalogue/site-store.ts'
import styles from './linked-hosts.module.css'

type Props = { hosts: readonly LinkedHost[] }

/** Where the page leads, host by host, for somebody to read over. */
export function LinkedHosts({ hosts }: Props) {
  const domains = useBankDomains()
  if (hosts.length === 0) return null
  return (
    <section className={styles.hosts} aria-labelledby="linked-hosts">
      <h4 id="linked-hosts">{texts.hosts}</h4>
      <ul>
        {hosts.map(({ host, count }) => (
          <li key={host}>
            <bdi dir="ltr">{host}</bdi>
            <span>
              {texts.links(
                count,
                domains.some((domain) => isUnder(host, domain)),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
