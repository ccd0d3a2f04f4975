import { expect, type Page } from '@playwright/test'
import { test } from './the-browser.ts'
import { openBuilder, section, sections, twelveCodes } from './the-builder.ts'

const fiveCodes = ['HDR001-EI', 'HBR001', 'KBS001', 'FAQ001', 'FTR001-EI']

test.use({ viewport: { width: 1280, height: 900 } })

test('sections slide to their places where motion is welcome, and stay still where it is not', async ({
  page,
}) => {
  await openBuilder(page, fiveCodes)
  const motions = await watchMotion(page)
  await section(page, 'HBR-0001').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(section(page, 'Hero banner, 3 of 5, HBR-0001')).toBeFocused()
  expect(await motions()).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.keyboard.press('Alt+ArrowUp')
  await expect(section(page, 'Hero banner, 2 of 5, HBR-0001')).toBeFocused()
  const slides = await motions()
  expect(slides.map(({ on }) => on)).toEqual(['HBR-0001', 'KBS-0001'])
  for (const { duration, slides: isSlide } of slides) {
    expect(isSlide).toBe(true)
    expect(duration).toBeGreaterThanOrEqual(120)
    expect(duration).toBeLessThanOrEqual(180)
  }
})

test('undo brings what it changed into sight, and marks it', async ({ page }) => {
  await openBuilder(page, twelveCodes)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await section(page, 'HBR-0001').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await section(page, 'FTR-0001').focus()
  await expect(section(page, 'HBR-0001')).not.toBeInViewport()
  const motions = await watchMotion(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, 'HBR-0001')).toBeInViewport()
  const marks = (await motions()).filter(({ slides }) => !slides)
  expect(marks.map(({ on }) => on)).toEqual(['section-HBR-0001'])
})

test('of two hundred sections those in sight slide alone', async ({ page }) => {
  await openBuilder(
    page,
    Array.from({ length: 200 }, () => 'KBS001'),
  )
  await expect(sections(page)).toHaveCount(200)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const motions = await watchMotion(page)
  await section(page, /KBS-0002$/).focus()
  await page.keyboard.press('Delete')
  await expect(sections(page)).toHaveCount(199)
  const { length } = await motions()
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(8)
})

type Motion = { on: string; duration: number; slides: boolean }

/** Every motion from now on is kept, as it is over before a test can look. The answer tells those since it was asked last. */
async function watchMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.evaluate(() => {
    const motions: Motion[] = []
    Object.assign(window, { motions })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      const motion = animate.apply(this, given)
      const { effect } = motion
      if (effect instanceof KeyframeEffect) {
        motions.push({
          on: this.getAttribute('data-instance') ?? this.id,
          duration: Number(effect.getComputedTiming().duration),
          slides: effect.getKeyframes().some(({ transform }) => transform),
        })
      }
      return motion
    }
  })
  return () => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions.splice(0))
}
