import { expect, test } from 'vitest'
import { refuse } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { addComment } from '#store/comments/add-comment.ts'
import { makeLink } from '#store/links/make-link.ts'
import { openLink } from '#store/links/open-link.ts'
import { listPages } from '#store/pages/read-pages.ts'
import { savePage } from '#store/pages/save-page.ts'
import { listReviews } from '#store/reviews/read-reviews.ts'
import { takeStep } from '#store/reviews/take-step.ts'
import type { Deed, Store } from '#store/store.ts'
import { listVersions } from '#store/versions/read-versions.ts'
import { stateIn } from '#team/face-states.ts'
import type { TakeStep } from '#team/review.ts'
import { type Engine, openStore } from './engine.ts'
import { changeId, deed, draftInBoth, draftOf, pageId } from './page.ts'

/** A page in two languages: what is said and decided is of one of them. */
export function facesContract(engine: Engine) {
  async function save(store: Store, by: Deed, baseRevision: number, draft: Draft) {
    const saved = await savePage(store, by, { pageId, changeId: changeId(), baseRevision, draft })
    expect(saved.ok).toBe(true)
  }

  async function openWith(draft: Draft): Promise<Store> {
    const store = await openStore(engine)
    await save(store, deed(0), 0, draft)
    return store
  }

  async function statesOf(store: Store) {
    const [entry] = (await listPages(store, { user: 'sara', deleted: 'no' })).pages
    if (!entry) throw new Error('no page')
    return { english: stateIn(entry, 'en-AE'), arabic: stateIn(entry, 'ar-AE') }
  }

  const take = (store: Store, by: Deed, revision: number, step: Pick<TakeStep, 'step' | 'face'>) =>
    takeStep(store, by, { pageId, changeId: changeId(), revision, ...step })

  test('each language is approved by itself, and changed since only where it was changed', async () => {
    const store = await openWith(draftInBoth('one', 'واحد'))
    const approved = { step: 'approved', face: 'ar-AE' } as const
    expect(await take(store, deed(1, 'omar'), 1, approved)).toMatchObject({ value: approved })
    expect(await statesOf(store)).toMatchObject({ english: { step: 'draft' }, arabic: approved })

    await save(store, deed(2), 1, draftInBoth('two', 'واحد'))
    expect((await statesOf(store)).arabic).not.toHaveProperty('changed')
    await take(store, deed(3, 'omar'), 2, { step: 'ready', face: 'en-AE' })
    await save(store, deed(4, 'lina'), 2, draftInBoth('two', 'اثنان'))
    expect(await statesOf(store)).toMatchObject({
      english: { step: 'ready', by: 'omar' },
      arabic: { step: 'approved', changed: deed(4, 'lina') },
    })
    expect((await statesOf(store)).english).not.toHaveProperty('changed')
    await save(store, deed(5), 3, draftInBoth('two', 'واحد'))
    expect((await statesOf(store)).arabic).not.toHaveProperty('changed')
    expect(await listReviews(store, { pageId })).toMatchObject({
      value: { reviews: [{ face: 'en-AE' }, { face: 'ar-AE' }] },
    })
  })

  test('what both share is a change of both, and who looks at the other language changes neither', async () => {
    const store = await openWith(draftInBoth('one', 'واحد'))
    for (const face of ['en-AE', 'ar-AE'] as const)
      await take(store, deed(1, 'omar'), 1, { step: 'approved', face })
    await save(store, deed(2), 1, showFace(draftInBoth('one', 'واحد'), 'ar-AE'))
    expect(await statesOf(store)).not.toMatchObject({ english: { changed: {} } })
    expect(await statesOf(store)).not.toMatchObject({ arabic: { changed: {} } })
    await save(store, deed(3), 2, draftInBoth('one', 'واحد', { product: 'credit-card' }))
    expect(await statesOf(store)).toMatchObject({
      english: { changed: deed(3) },
      arabic: { changed: deed(3) },
    })
  })

  test('that a text is still right is no change of what was approved', async () => {
    const store = await openWith(draftInBoth('one', 'واحد'))
    await take(store, deed(1, 'omar'), 1, { step: 'approved', face: 'ar-AE' })
    const draft = draftInBoth('one', 'واحد')
    const title = draft.other?.content['HBR-0001']?.fields.title
    if (title) title.madeFrom = 'digest'
    await save(store, deed(2), 1, draft)
    expect((await statesOf(store)).arabic).not.toHaveProperty('changed')
  })

  test('a second language begins as a draft, and one that is approved stays so', async () => {
    const store = await openWith(draftOf('one'))
    await take(store, deed(1, 'omar'), 1, { step: 'approved' })
    await save(store, deed(2), 1, draftInBoth('one', 'واحد'))
    expect(await statesOf(store)).toMatchObject({ english: { step: 'approved' }, arabic: { step: 'draft' } })
    expect((await statesOf(store)).english).not.toHaveProperty('changed')
  })

  test('without a face a step is about the one in front; of a language that the page does not have there is none', async () => {
    const store = await openWith(showFace(draftInBoth('one', 'واحد'), 'ar-AE'))
    expect(await take(store, deed(1, 'omar'), 1, { step: 'ready' })).toMatchObject({
      value: { face: 'ar-AE' },
    })
    const [other] = [await openWith(draftOf('one'))]
    expect(await take(other, deed(1), 1, { step: 'ready', face: 'ar-AE' })).toEqual(
      refuse({ code: 'bad-request', what: 'request' }),
    )
  })

  test.each([
    ['as it was approved', false],
    ['changed since', true],
  ])(
    'a page from before languages had states of their own, %s, has its state in both',
    async (_, isChanged) => {
      const store = await openWith(draftInBoth('one', 'واحد'))
      await take(store, deed(1, 'omar'), 1, { step: 'approved' })
      await forgetFaces(store)
      if (isChanged) await store.database.write("UPDATE pages SET hash = 'another'")
      expect((await statesOf(store)).arabic).toMatchObject({ step: 'approved' })

      await save(store, deed(2, 'lina'), 1, draftInBoth('two', 'واحد'))
      const { english, arabic } = await statesOf(store)
      expect(english).toMatchObject({ step: 'approved', changed: deed(2, 'lina') })
      expect(arabic.step).toBe('approved')
      expect('changed' in arabic).toBe(isChanged)
    },
  )

  test('who approved one language may have written the other', async () => {
    const store = await openWith(draftInBoth('one', 'واحد'))
    await take(store, deed(1, 'omar'), 1, { step: 'ready', face: 'en-AE' })
    expect(await take(store, deed(2, 'omar'), 1, { step: 'approved', face: 'ar-AE' })).toMatchObject({
      value: { isOwn: false },
    })
    expect(await take(store, deed(3, 'omar'), 1, { step: 'approved', face: 'en-AE' })).toMatchObject({
      value: { isOwn: true },
    })
  })

  test('a version says which languages it has', async () => {
    const store = await openWith(draftOf('one'))
    await take(store, deed(1), 1, { step: 'ready' })
    await save(store, deed(2), 1, draftInBoth('one', 'واحد'))
    await take(store, deed(3), 2, { step: 'ready' })
    expect(await listVersions(store, { pageId })).toMatchObject({
      value: { versions: [{ locales: ['en-AE', 'ar-AE'] }, { locales: ['en-AE'] }] },
    })
  })

  test('a link to one language shows that one alone, and what was said of it', async () => {
    const store = await openWith(draftInBoth('English words', 'واحد'))
    const say = (text: string, about: object) =>
      addComment(store, deed(1), { pageId, commentId: changeId(), text, users: [], ...about })
    const english = await say('of English', { locale: 'en-AE' })
    await say('answer', { answers: english.ok ? english.value.commentId : '' })
    const anchor = { instanceId: 'HBR-0001', createdAt: 'x', field: 'title', locale: 'ar-AE' }
    await say('of Arabic', { anchor })
    await say('of both', {})
    const link = { pageId, revision: 1, label: 'Legal', days: 3, showsComments: true, mayComment: true }
    const open = async (face: object) => {
      const made = await makeLink(store, deed(2), { ...link, linkId: changeId(), ...face })
      if (!made.ok) throw new Error('no link')
      return openLink(store, { token: made.value.token, at: deed(3).at })
    }

    const arabic = await open({ face: 'ar-AE' })
    expect(arabic).toMatchObject({
      value: { locale: 'ar-AE', comments: [{ text: 'of Arabic' }, { text: 'of both' }] },
    })
    expect(JSON.stringify(arabic)).not.toContain('English words')
    const both = await open({})
    expect(both).toMatchObject({ value: { locale: 'en-AE', draft: { other: { locale: 'ar-AE' } } } })
    expect(both.ok && both.value.comments).toHaveLength(4)
    expect(
      await makeLink(await openWith(draftOf('one')), deed(2), {
        ...link,
        linkId: changeId(),
        face: 'ar-AE',
      }),
    ).toEqual(refuse({ code: 'bad-request', what: 'request' }))
  })

  /** As a release before kept it. */
  async function forgetFaces(store: Store) {
    const [row] = await store.database.read('SELECT hash, faces FROM pages')
    const faces = JSON.parse(String(row?.faces))
    const state = { ...faces['en-AE'].state, hash: row?.hash, face: undefined }
    await store.database.write('UPDATE pages SET faces = NULL, state = $1', JSON.stringify(state))
  }
}
