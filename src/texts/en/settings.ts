import type { SettingRule, WrongSetting } from '#base/settings.ts'
import type { BrokenFolder } from '#catalogue/load.node.ts'

/** What is wrong with the settings and the catalogue that server and command line share, in English. */
export const texts = {
  wrong: (settings: readonly WrongSetting[]) => settings.map(sayWrong).join('; '),
  envFile: (reason: string) => `The file .env cannot be read: ${reason}`,
  folderLeftOut: ({ folder, file, reason }: BrokenFolder) =>
    `Catalogue: ${folder}/${file} is not valid and is left out: ${reason}`,
  noCatalogue: ({ directory, reason }: { directory: string; reason: string }) =>
    `CATALOGUE_DIR: ${directory} is no catalogue: ${reason}`,
} as const

function sayWrong({ name, rule, value }: WrongSetting): string {
  return `${name} ${typeof rule === 'string' ? rule : sayRule(rule)}, not "${value}"`
}

function sayRule(rule: SettingRule): string {
  switch (rule.kind) {
    case 'whole-number':
      return `must be a whole number from ${rule.least} to ${rule.most}`
    case 'web-address':
      return 'must be an address that starts with http:// or https://'
    case 'one-of':
      return `must be one of ${rule.options.join(', ')}`
  }
}
