import { texts } from '#texts/languages.ts'
import { Menu } from '../../ui/menu.tsx'
import { saveFile } from '../../ui/save-file.ts'

type Props<Format extends string> = {
  name: string
  formats: Readonly<Record<Format, string>>
  write: (format: Format) => string
}

/** All of it, as other tools read it. */
export function ExportMenu<Format extends string>({ name, formats, write }: Props<Format>) {
  return (
    <Menu
      label={texts.export}
      look="words"
      trigger={texts.export}
      items={(Object.keys(formats) as Format[]).map((format) => ({
        label: formats[format],
        onSelect: () =>
          saveFile(new Blob([write(format)], { type: 'application/octet-stream' }), `${name}.${format}`),
      }))}
    />
  )
}
