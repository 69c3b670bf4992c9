import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace } from 'three'
import { HELPER_LAYER } from './env.ts'

/** Drawn on a canvas of 64 pixels; the colours are the design's. */
const DRAWINGS = {
  light(c: CanvasRenderingContext2D) {
    c.beginPath()
    c.arc(32, 32, 9, 0, 2 * Math.PI)
    c.stroke()
    for (let i = 0; i < 8; i++) {
      const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
      c.moveTo(32 + x * 15, 32 + y * 15)
      c.lineTo(32 + x * 20, 32 + y * 20)
    }
    c.stroke()
  },
  camera(c: CanvasRenderingContext2D) {
    c.strokeRect(14, 22, 24, 20)
    c.beginPath()
    c.moveTo(38, 30)
    c.lineTo(50, 23)
    c.lineTo(50, 41)
    c.lineTo(38, 34)
    c.stroke()
  },
}

const materials = new Map<keyof typeof DRAWINGS, SpriteMaterial>()

/** An icon of constant size on the screen, which makes a node that draws nothing visible and pickable. */
export function createIcon(kind: keyof typeof DRAWINGS): Sprite {
  const sprite = new Sprite(materials.get(kind) ?? makeMaterial(kind))
  sprite.scale.setScalar(0.034)
  sprite.layers.set(HELPER_LAYER)
  sprite.userData.icon = true
  return sprite
}

function makeMaterial(kind: keyof typeof DRAWINGS): SpriteMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const context = canvas.getContext('2d')!
  context.fillStyle = 'rgba(14, 16, 20, 0.72)'
  context.beginPath()
  context.arc(32, 32, 30, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = '#e7e9ee'
  context.lineWidth = 3.5
  context.lineJoin = context.lineCap = 'round'
  DRAWINGS[kind](context)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  const material = new SpriteMaterial({ map, sizeAttenuation: false, depthTest: false, toneMapped: false })
  materials.set(kind, material)
  return material
}
