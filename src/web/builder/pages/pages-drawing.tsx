import { IconFiles } from '@tabler/icons-react'

export function PagesDrawing() {
  return <IconFiles size={48} stroke={1} />
}
