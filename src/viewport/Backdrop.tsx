import { useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { CanvasTexture, Color, Fog, SRGBColorSpace, type Texture } from 'three'
import { MAP_STRENGTH, TONE_MAPPINGS } from '../assets/light.ts'
import { DEFAULT_SETTINGS, type SceneSettings } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useViewport } from './context.tsx'

/** What lies behind the scene, and the light and haze that come from there. */
export function Backdrop({ settings }: { settings: SceneSettings }) {
  const { gl, scene: stage, invalidate } = useThree()
  const { environment, background, fog, exposure, toneMapping } = settings
  const { view } = useViewport()
  const map = useEnvironmentMap(settings)

  useEffect(() => {
    gl.toneMapping = TONE_MAPPINGS[toneMapping]
    gl.toneMappingExposure = exposure
    stage.fog = fog && new Fog(fog.color, fog.near, fog.far)
    invalidate()
  }, [fog, exposure, toneMapping, gl, stage, invalidate])

  useEffect(() => {
    const turn = (environment.rotation * Math.PI) / 180
    stage.environmentIntensity = environment.intensity * MAP_STRENGTH
    stage.environmentRotation.y = turn
    stage.backgroundRotation.y = turn
    invalidate()
  }, [environment, stage, invalidate])

  useEffect(() => {
    stage.environment = map
    view.stageChanged()
    invalidate()
  }, [map, stage, view, invalidate])

  useEffect(() => {
    const behind = backgroundOf(background, map)
    stage.background = behind
    stage.backgroundBlurriness = background.blur
    gl.setClearAlpha(background.type === 'transparent' ? 0 : 1)
    gl.domElement.parentElement?.classList.toggle('see-through', background.type === 'transparent')
    invalidate()
    return () => {
      if (behind instanceof CanvasTexture) behind.dispose()
    }
  }, [background, map, gl, stage, invalidate])

  return null
}

function backgroundOf(background: SceneSettings['background'], map: Texture | null): Texture | Color | null {
  switch (background.type) {
    case 'color':
      return new Color(background.color)
    case 'gradient':
      return gradient(background.top, background.bottom)
    case 'environment':
      return map ?? gradient(background.top, background.bottom)
    case 'transparent':
      return null
  }
}

/** A picture of two colours, one passing into the other from the top of the view to its bottom. */
function gradient(top: string, bottom: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 2
  canvas.height = 256
  const context = canvas.getContext('2d')!
  const shade = context.createLinearGradient(0, 0, 0, 256)
  shade.addColorStop(0, top)
  shade.addColorStop(1, bottom)
  context.fillStyle = shade
  context.fillRect(0, 0, 2, 256)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** The panorama that lights the scene, filtered. It comes after the first frame, which it would hold up. */
function useEnvironmentMap({ environment, background }: SceneSettings): Texture | null {
  const { map: name, image } = environment
  // Only one map is made of the colours of the background.
  const colors = name === 'gradient' && !image ? background : null
  const { gl } = useThree()
  const { scene, fail } = useEditor()
  const { view, models } = useViewport()
  const [map, setMap] = useState<Texture | null>(null)
  useEffect(() => {
    if (name === 'none' && !image) return setMap(null)
    let wanted = true
    let dispose = () => {}
    const load = async () => {
      await view.ready
      const { loadEnvironment, loadPanorama } = await import('./environment.ts')
      const own = image ? scene.asset(image) : undefined
      const target = own
        ? await loadPanorama(gl, own, models.blobs)
        : name !== 'none' && (await loadEnvironment(gl, name, colors ?? DEFAULT_SETTINGS.background))
      if (!target) return
      if (!wanted) return target.dispose()
      dispose = () => target.dispose()
      setMap(target.texture)
    }
    load().catch((error: Error) => fail('Environment', error))
    return () => {
      wanted = false
      setMap(null)
      dispose()
    }
  }, [name, image, colors, gl, view, models, scene, fail])
  return map
}
