/** Pixels of the longer side of a picture as it is sent: models look at no more. */
const LONGEST = 1024

/** Pictures of a drop, a paste or a choice of files, as data URLs that are not larger than models look at. */
export function readPictures(files: Iterable<File>): Promise<string[]> {
  return Promise.all([...files].filter(({ type }) => type.startsWith('image/')).map(readPicture))
}

async function readPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} cannot be read as a picture. Expected a PNG, a JPEG or a WebP`)
  })
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
