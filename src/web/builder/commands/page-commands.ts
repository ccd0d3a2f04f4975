import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCommand,
  IconCopy,
  IconCopyPlus,
  IconEye,
  IconFileExport,
  IconFileImport,
  IconFilePlus,
  IconFiles,
  IconHistory,
  IconLanguage,
  IconLink,
  IconListCheck,
  IconListSearch,
  IconLogout,
  IconMessages,
  IconQuestionMark,
  IconRestore,
  IconRosetteDiscountCheck,
  IconSparkles,
  IconTemplate,
  IconTrash,
  IconVocabulary,
} from '@tabler/icons-react'
import type { Locale } from '#base/locale.ts'
import type { Draft } from '#content/draft/draft.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { findSteps } from '#content/draft/faces/out-of-step.ts'
import { hasFace } from '#content/draft/faces/show-face.ts'
import { type CopyButton, copyButtons } from '#formats/formats.ts'
import { texts as canvasTexts } from '#texts/canvas.ts'
import { type CommandWords, texts } from '#texts/commands.ts'
import { texts as exportTexts } from '#texts/export-buttons.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { chooseColorScheme } from '../../ui/color-scheme.ts'
import { redoNext, undoLast } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import { pageActions } from '../editor/page-actions.ts'
import { saveAndSay } from '../editor/save-and-say.ts'
import { copyPage } from '../exporting/copy-page.ts'
import { findExportError } from '../exporting/find-export-error.ts'
import { chooseFace, makeFace, turnPage } from '../faces/show-face.ts'
import { findReviewObstacle, startReview } from '../reviewing/start-review.ts'
import { chooseFacesInView, chooseMode, useCanvasMode } from '../view/canvas-mode.ts'
import { focusEdge, hasOneWidth, isLibraryOpen, openLibrary, setLibraryFold } from '../view/library-fold.ts'
import { setOutlineFold } from '../view/outline-fold.ts'
import { openPanel } from '../view/panels-store.ts'
import { focusRegion } from '../view/regions.ts'
import { startRenaming } from '../view/renaming-store.ts'
import { isSideTabOpen, openSideTab, type SideTab } from '../view/side-tab.ts'
import { findWritingObstacle, openBrief } from '../writing/open-brief.ts'
import { isGenerating } from '../writing/run-store.ts'
import { translateEmpty } from '../writing/translate-empty.ts'
import type { Command } from './command.ts'
import { lastChange, nextChange } from './undoable.ts'

export type CommandId = keyof typeof texts.page

const { obstacles } = texts

/**
 * All that people can do with the page and the screen, in the order in which the palette lists it. Keys, their sheet,
 * palette, menus and buttons follow from it.
 *
 * Each key has a modifier or is a function key, as single letters and signs belong to those who speak to their computer;
 * none has Alt, as that and Ctrl together make letters on many keyboards.
 */
const table: Record<CommandId, Command> = {
  undo: {
    icon: IconArrowBackUp,
    keys: ['Mod+Z'],
    leavesKeysToText: true,
    leadsSheet: true,
    obstacle: () => (lastChange(historyNow()) ? undefined : obstacles.nothingToUndo),
    run: undoLast,
  },
  redo: {
    icon: IconArrowForwardUp,
    keys: ['Mod+Shift+Z', 'Ctrl+Y'],
    leavesKeysToText: true,
    leadsSheet: true,
    obstacle: () => (nextChange(historyNow()) ? undefined : obstacles.nothingToRedo),
    run: redoNext,
  },
  save: { keys: ['Mod+S'], leadsSheet: true, run: () => void saveAndSay() },
  export: {
    icon: IconFileExport,
    keys: ['Mod+Shift+E'],
    obstacle: () => (isGenerating() ? obstacles.generating : undefined),
    run: () => openPanel('export'),
  },
  review: { icon: IconListCheck, keys: ['F8'], obstacle: findReviewObstacle, run: startReview },
  generate: {
    icon: IconSparkles,
    keys: ['Mod+Shift+G'],
    leadsSheet: true,
    obstacle: findWritingObstacle,
    run: openBrief,
  },
  preview: { icon: IconEye, run: () => openPanel('preview') },
  otherFace: { keys: ['F9'], run: turnPage },
  makeArabic: make('ar-AE'),
  makeEnglish: make('en-AE'),
  showArabic: turn('ar-AE'),
  showEnglish: turn('en-AE'),
  bothFaces: {
    icon: IconLanguage,
    keys: ['Shift+F9'],
    isOffered: () => draftNow().other !== undefined,
    run: turnFacesInView,
  },
  translate: { icon: IconLanguage, obstacle: findTranslatingObstacle, run: () => void translateEmpty() },
  languages: { icon: IconVocabulary, run: () => openPanel('languages') },
  takeKnown: {
    keys: ['Mod+F9'],
    obstacle: () => (knownButton() ? undefined : obstacles.nothingKnown),
    run: () => knownButton()?.click(),
  },
  find: { icon: IconListSearch, keys: ['Mod+Shift+F'], run: () => openPanel('find') },
  pages: { icon: IconFiles, run: () => openPanel('pages') },
  create: { icon: IconFilePlus, run: (actor) => pageActions(actor).openNewPage() },
  startFrom: { icon: IconTemplate, run: () => openPanel('start') },
  copySections: { icon: IconCopyPlus, run: () => openPanel('copy-sections') },
  import: { icon: IconFileImport, run: () => openPanel('import') },
  rename: { run: startRenaming },
  comments: { icon: IconMessages, run: () => openPanel('comments') },
  state: { icon: IconRosetteDiscountCheck, run: () => openPanel('state') },
  links: { icon: IconLink, run: () => openPanel('links') },
  versions: { icon: IconHistory, run: () => openPanel('versions') },
  duplicatePage: { icon: IconCopy, run: (actor) => void pageActions(actor).duplicateOpenPage() },
  palette: { icon: IconCommand, keys: ['Mod+K'], run: () => openPanel('palette') },
  nextRegion: { keys: ['F6'], run: () => focusRegion(1) },
  previousRegion: { keys: ['Shift+F6'], run: () => focusRegion(-1) },
  shortcuts: { icon: IconQuestionMark, keys: ['Mod+/'], run: () => openPanel('shortcuts') },
  hideOutline: hide('outline'),
  showOutline: show('outline'),
  hideDetails: hide('details'),
  showDetails: show('details'),
  hideToDo: hide('to-do'),
  showToDo: show('to-do'),
  hideLibrary: { isOffered: isLibraryOpen, run: () => setLibraryFold('folded') },
  showLibrary: { isOffered: () => !isLibraryOpen(), run: openLibrary },
  libraryWidth: { obstacle: () => (hasOneWidth() ? obstacles.oneWidth : undefined), run: focusEdge },
  light: { run: () => chooseColorScheme('light') },
  dark: { run: () => chooseColorScheme('dark') },
  system: { run: () => chooseColorScheme('auto') },
  home: { run: ({ navigate }) => void navigate('/home') },
  generator: { run: ({ navigate }) => void navigate('/html-generator') },
  signOut: { icon: IconLogout, run: () => openPanel('sign-out') },
  reset: { icon: IconRestore, isDangerous: true, run: () => openPanel('reset') },
  deletePage: {
    icon: IconTrash,
    isDangerous: true,
    isDestructive: true,
    run: (actor) => void pageActions(actor).removeOpenPage(),
  },
}

export type PageCommand = Command & { id: CommandId | `copy-${CopyButton}`; words: CommandWords }

/** What can be copied is declared in `formats/`, and stands behind the export. */
export const pageCommands: readonly PageCommand[] = (Object.keys(table) as CommandId[]).flatMap((id) =>
  id === 'export' ? [pageCommand(id), ...copyButtons.map(copyCommand)] : [pageCommand(id)],
)

export function pageCommand(id: CommandId): PageCommand {
  return { ...table[id], id, words: texts.page[id] }
}

function copyCommand(button: CopyButton): PageCommand {
  return {
    id: `copy-${button}`,
    words: exportTexts.buttons[button],
    obstacle: () => findExportError(useEditor.getState().draft, button)?.message,
    run: () => void copyPage(button),
  }
}

function make(locale: Locale): Command {
  return {
    icon: IconLanguage,
    isOffered: () => !hasFace(draftNow(), locale),
    obstacle: () => (hasWrittenContent(draftNow().content) ? undefined : obstacles.noFaceTexts),
    run: () => makeFace(locale),
  }
}

function turn(locale: Locale): Command {
  const isBehind = ({ layout, other }: Draft) => other?.locale === locale && layout.locale !== locale
  return { icon: IconLanguage, isOffered: () => isBehind(draftNow()), run: () => chooseFace(locale) }
}

/** In the live canvas, which comes with both. */
function turnFacesInView() {
  const { faces, now, isWide } = useCanvasMode.getState()
  const next = faces === 'both' && now === 'live' ? 'one' : 'both'
  chooseFacesInView(next)
  if (next === 'both') chooseMode('live')
  announce(next === 'both' && !isWide ? canvasTexts.faces.narrow : canvasTexts.faces.said[next])
}

function findTranslatingObstacle(): string | undefined {
  const manifest = loadedManifest()
  const draft = draftNow()
  if (!draft.other) return obstacles.oneLanguage
  if (!manifest) return obstacles.noCatalogue
  if (isGenerating()) return obstacles.generating
  return !findSteps(draft, manifest).some(({ step }) => step === 'to-translate')
    ? obstacles.nothingToTranslate
    : undefined
}

/** Of the details, where the memory has a text for what is selected. */
function knownButton() {
  return document.querySelector<HTMLElement>('[data-action="take"]')
}

function draftNow(): Draft {
  return useEditor.getState().draft
}

function hide(tab: SideTab): Command {
  return { isOffered: () => isSideTabOpen(tab), run: () => setOutlineFold('folded') }
}

function show(tab: SideTab): Command {
  return { isOffered: () => !isSideTabOpen(tab), run: () => openSideTab(tab) }
}

function historyNow() {
  return useEditor.getState().history
}
