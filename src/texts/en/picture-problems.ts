import { type PictureProblem, pictureLimits } from '#content/pictures/picture-kind.ts'

type RefusedKind = Extract<PictureProblem, { problem: 'kind' }>['kind']

const instead = 'Please save it as JPEG, PNG or WebP, and add that.'

const kinds: Record<RefusedKind, string> = {
  svg: `This is an SVG drawing. It can hold programs, so it is not taken. ${instead}`,
  heic: `This is a HEIC photo, which many browsers cannot show. ${instead} A phone does it when it sends “most compatible”.`,
  avif: `This is an AVIF picture. It is made here, but not read. ${instead}`,
  gif: `This is a GIF picture, which has few colours. ${instead}`,
  tiff: `This is a TIFF picture, which is meant for print. ${instead}`,
  bmp: `This is a BMP picture. ${instead}`,
  pdf: `This is a PDF document and no picture. ${instead}`,
  icon: `This is an icon file. ${instead}`,
  'jpeg-xl': `This is a JPEG XL picture, which many browsers cannot show. ${instead}`,
  photoshop: `This is a Photoshop file. ${instead}`,
}

const megapixels = (pixels: number) => (pixels / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })

/** Why a file is not taken as a picture, and what to do, in English. */
export function describePictureProblem(problem: PictureProblem): string {
  switch (problem.problem) {
    case 'kind':
      return kinds[problem.kind]
    case 'no-picture':
      return 'This file is no picture. Please add a JPEG, PNG or WebP file.'
    case 'empty':
      return 'This file is empty. Please choose the picture again.'
    case 'damaged':
      return 'This picture is damaged or cut off. Please open it in a picture program, save it anew, and add that.'
    case 'animated':
      return 'This picture moves. Please add a still one: pages show one picture at a time.'
    case 'two-kinds':
      return 'This file is a picture and something else at once, such as an archive or a page. Please open it in a picture program, save it anew, and add that.'
    case 'too-large':
      return `This file is larger than ${pictureLimits.bytes / 1024 / 1024} MB. Please save the picture smaller, and add that.`
    case 'too-many-pixels':
      return `This picture has ${problem.width} × ${problem.height} px, ${megapixels(problem.width * problem.height)} megapixels; ${megapixels(pictureLimits.pixels)} are taken. Please make it smaller: a page never shows more than 2,400 px of width.`
    case 'too-many':
      return 'No more than 40 pictures are taken from one document. Please add this one in the page builder.'
    case 'too-long':
      return `This picture has ${problem.width} × ${problem.height} px; no side may have more than ${pictureLimits.side.toLocaleString('en')}. Please cut it to what the page shows.`
  }
}
