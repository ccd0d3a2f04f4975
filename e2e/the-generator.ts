import { expect, type Page } from '@playwright/test'
import { onDisk, type SampleFile } from './sample-documents.ts'

/** The screen as a person sees it. */
export async function openGenerator(page: Page, address = '/html-generator') {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'HTML Generator' })).toBeVisible()
}

export async function chooseOne(page: Page, file: SampleFile) {
  await page.getByLabel('Word document', { exact: true }).setInputFiles(await onDisk([file]))
}

export async function parseOne(page: Page, file: SampleFile) {
  await chooseOne(page, file)
  await page.getByRole('button', { name: 'Parse & Preview' }).click()
}

export async function chooseMany(page: Page, files: SampleFile[]) {
  await page.getByRole('tab', { name: 'Bulk Upload' }).click()
  await page.getByLabel('Word documents', { exact: true }).setInputFiles(await onDisk(files))
}

/** What the open tab complains of. */
export function banner(page: Page) {
  return page.getByLabel('Error', { exact: true })
}

/** The page in the preview's frame. */
export function renderedPage(page: Page) {
  return page.frameLocator('iframe[title="Rendered page"]')
}
