import { texts } from '#texts/pictures.ts'
import { Button } from '../ui/button.tsx'

type Props = { hosts: readonly string[]; onShow: (host: string) => void }

/** Where pictures come from that are not fetched unasked, each with the way to let them in. */
export function PictureHosts({ hosts, onShow }: Props) {
  if (hosts.length === 0) return null
  return (
    <>
      <p>{texts.notice}</p>
      {hosts.map((host) => (
        <Button key={host} variant="default" size="small" onClick={() => onShow(host)}>
          {texts.show(host)}
        </Button>
      ))}
    </>
  )
}
