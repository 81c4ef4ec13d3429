import italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2?url'
import bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url'
import plain from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url'
import { say } from '@tessera/ui'
import { packLink } from '@tessera/ui/storage'
import type { RoadStory } from './story.ts'

/** A link that shows the road and tells nothing else of the run. */
export async function linkOf(story: RoadStory): Promise<string> {
  return `${location.origin}/gauntlet-run/road#${await packLink(story)}`
}

/** Saves a drawing of the page as a picture. */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  try {
    const blob = await pictureOf(drawing)
    const address = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.png`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  } catch {
    say('This browser cannot make a picture of it.', 'bad')
  }
}

/** Twice its own size, so that it stays sharp. */
async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.removeAttribute('class')
  copy.setAttribute('width', String(width * 2))
  copy.setAttribute('height', String(height * 2))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await faces()
  copy.prepend(style)
  const text = new XMLSerializer().serializeToString(copy)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)), 'image/png'),
  )
}

/** A picture is drawn without the page's fonts unless they are in it. */
async function faces(): Promise<string> {
  const face = async (family: string, style: string, weight: number, address: string): Promise<string> =>
    `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(${await dataOf(address)})}`
  const all = await Promise.all([
    face('Alegreya', 'normal', 700, bold),
    face('Alegreya', 'italic', 400, italic),
    face('Alegreya Sans', 'normal', 500, plain),
  ])
  return all.join('')
}

async function dataOf(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
