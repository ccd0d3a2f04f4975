import { useState } from 'react'
import type { Complaint } from '../messages/complaint.ts'

export const tabs = ['single', 'bulk'] as const
export type Tab = (typeof tabs)[number]

/** What a tab tells of its work. */
export type Reports = {
  /** The complaint stays in the banner until it is dismissed or the tab's next attempt begins. */
  complain: (complaint: Complaint | undefined) => void
  /** For ears. */
  say: (words: string) => void
  /** The end of long work. It shows where its tab is open; otherwise it is said, and the tab marked until someone looks. Without words where a complaint speaks. */
  finish: (words: string) => void
}

/** What the tabs have told, each for itself. `said` names the tab when it was not the open one. */
export function useReports(open: Tab, nameOf: (tab: Tab) => string) {
  const [complaints, setComplaints] = useState<Partial<Record<Tab, Complaint | undefined>>>({})
  const [news, setNews] = useState<News>()
  const [unseen, setUnseen] = useState<Tab>()

  function complain(tab: Tab, complaint: Complaint | undefined) {
    setComplaints((before) => ({ ...before, [tab]: complaint }))
  }

  function reportsOf(tab: Tab): Reports {
    return {
      complain: (complaint) => complain(tab, complaint),
      say: (words) => setNews({ tab, words, isEnd: false }),
      finish: (words) => {
        setNews({ tab, words, isEnd: true })
        setUnseen(tab)
      },
    }
  }

  return {
    complaints,
    complain,
    reportsOf,
    said: news && wordsOf(news, open, nameOf),
    unseen: unseen === open ? undefined : unseen,
    /** To be called whenever another tab is opened. */
    look: () => {
      setUnseen(undefined)
      setNews(undefined)
    },
  }
}

type News = { tab: Tab; words: string; isEnd: boolean }

/** The end of the open tab's own work is told by the result, which takes the focus. */
function wordsOf({ tab, words, isEnd }: News, open: Tab, nameOf: (tab: Tab) => string): string {
  if (words === '') return ''
  if (tab !== open) return `${nameOf(tab)}: ${words}`
  return isEnd ? '' : words
}
