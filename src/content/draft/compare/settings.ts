import type { Locale } from '#base/locale.ts'
import type { Draft } from '../draft.ts'
import { setActionUrl, setLocale, setPicturesUrl, setProduct, setPublicUrl } from '../draft-operations.ts'

/** What a page has besides its sections. */
export const settingNames = [
  'name',
  'locale',
  'public-url',
  'action-url',
  'pictures-url',
  'product',
  'topic',
  'audience',
  'key-messages',
  'tone',
  'additional-context',
] as const

export type SettingName = (typeof settingNames)[number]

/** Those that each face has for itself. */
export const faceSettings = ['name', 'public-url', 'action-url'] as const satisfies readonly SettingName[]

/** As plain text; absent where nobody has said anything. */
export type SettingValue = string | string[] | undefined

type Setting = { read: (draft: Draft) => SettingValue; write: (draft: Draft, value: SettingValue) => Draft }

export const settings: Readonly<Record<SettingName, Setting>> = {
  /** What people call the page, and what its files are called: one follows from the other. */
  name: {
    read: ({ displayName, layout }) => [displayName ?? '', layout.pageName],
    write: ({ displayName: _, ...draft }, value) => {
      const [displayName = '', pageName = ''] = listOf(value)
      const layout = { ...draft.layout, pageName }
      return displayName === '' ? { ...draft, layout } : { ...draft, layout, displayName }
    },
  },
  locale: {
    read: ({ layout }) => layout.locale,
    write: (draft, value) => setLocale(draft, value as Locale),
  },
  'public-url': {
    read: ({ publicUrl }) => publicUrl,
    write: (draft, value) => setPublicUrl(draft, textOf(value)),
  },
  'action-url': {
    read: ({ actionUrl }) => actionUrl,
    write: ({ actionUrl: _, ...draft }, value) =>
      value === undefined ? draft : setActionUrl(draft, textOf(value)),
  },
  'pictures-url': {
    read: ({ picturesUrl }) => picturesUrl,
    write: (draft, value) => setPicturesUrl(draft, textOf(value)),
  },
  product: {
    read: ({ product }) => product,
    write: (draft, value) => setProduct(draft, textOf(value)),
  },
  topic: ofBrief('topic'),
  audience: ofBrief('audience'),
  'key-messages': {
    read: ({ brief }) => brief.keyMessages,
    write: (draft, value) => ({ ...draft, brief: { ...draft.brief, keyMessages: listOf(value) } }),
  },
  tone: {
    read: ({ brief }) => brief.tone,
    write: (draft, value) => ({
      ...draft,
      brief: { ...draft.brief, tone: value as Draft['brief']['tone'] },
    }),
  },
  'additional-context': ofBrief('additionalContext'),
}

function ofBrief(name: 'topic' | 'audience' | 'additionalContext'): Setting {
  return {
    read: ({ brief }) => brief[name],
    write: (draft, value) => ({ ...draft, brief: { ...draft.brief, [name]: textOf(value) } }),
  }
}

function textOf(value: SettingValue): string {
  return Array.isArray(value) ? value.join('\n') : (value ?? '')
}

function listOf(value: SettingValue): string[] {
  return Array.isArray(value) ? value : [value ?? '']
}
