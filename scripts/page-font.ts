import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale } from '#base/locale.ts'

/** Of the page's own font stacks (`catalogue/page/page.css`) the faces that every machine can have, and words in them. */
export const pageFonts: Record<Locale, { family: string; words: string }> = {
  'en-AE': { family: 'Noto Sans', words: 'Quick wizards jump' },
  'ar-AE': { family: 'Noto Sans Arabic', words: 'بطاقة سكاي لاين' },
}

const names = Object.values(pageFonts)
  .map(({ family }) => family)
  .join(' and ')
const folder = resolve('out/fonts')
const files = [
  ...['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf', 'NotoSans-Italic.ttf', 'NotoSans-BoldItalic.ttf'],
  ...['NotoSansArabic-Regular.ttf', 'NotoSansArabic-Bold.ttf'],
]
const debianPackage = 'fonts-noto-core'

/** What a browser is started with so that pages are drawn in the page's font, whatever fonts this machine has. */
export function pageFontEnvironment(): Record<string, string> {
  if (!hasFiles()) fetchFiles()
  if (!hasFiles()) {
    throw new Error(
      `${names} are not here, and apt-get cannot fetch it. Put ${files.join(', ')} into ${folder} and try again.`,
    )
  }
  const configuration = join(folder, 'fonts.conf')
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`,
  )
  return { FONTCONFIG_FILE: configuration }
}

function hasFiles(): boolean {
  return files.every((file) => existsSync(join(folder, file)))
}

/** Debian's package, unpacked here alone: nothing is installed, and no root is needed. */
function fetchFiles() {
  if (!existsSync('/usr/bin/apt-get')) return
  console.log(`Fetching ${names} (apt-get download ${debianPackage}) …`)
  mkdirSync(folder, { recursive: true })
  const steps = [
    `apt-get -qq -o APT::Sandbox::User= download ${debianPackage}`,
    `dpkg-deb --fsys-tarfile ${debianPackage}_*.deb | tar -x --wildcards --transform='s,.*/,,' '*/NotoSans-*.ttf' '*/NotoSansArabic-*.ttf'`,
    `rm ${debianPackage}_*.deb`,
  ]
  spawnSync('sh', ['-c', steps.join(' && ')], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}
