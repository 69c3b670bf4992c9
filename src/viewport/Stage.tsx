import { Grid } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  ACESFilmicToneMapping,
  AgXToneMapping,
  CanvasTexture,
  type DirectionalLight,
  Fog,
  type Group,
  type Mesh,
  NeutralToneMapping,
  NoToneMapping,
  SRGBColorSpace,
  Vector3,
} from 'three'
import type { SceneReader, SceneSettings } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession, useSettings } from '../hooks/records.ts'
import { sceneBounds } from '../spatial/index.ts'
import { AXIS_COLORS } from './colors.ts'
import { useViewport } from './context.tsx'
import { STAGE_LAYER } from './views/env.ts'

const TONE_MAPPINGS = {
  neutral: NeutralToneMapping,
  aces: ACESFilmicToneMapping,
  agx: AgXToneMapping,
  none: NoToneMapping,
}

/** The editor's own light, ground and background, on which the scene stands. */
export function Stage() {
  const settings = useSettings()
  const { gl, scene: stage, invalidate } = useThree()
  const axesShown = useSession((state) => state.axesShown)

  useEffect(() => {
    gl.toneMapping = TONE_MAPPINGS[settings.toneMapping]
    gl.toneMappingExposure = settings.exposure
    const background = gradient(settings.background)
    stage.background = background
    const { fog } = settings
    stage.fog = fog && new Fog(fog.color, fog.near, fog.far)
    stage.environmentIntensity = settings.environment.intensity * STUDIO_STRENGTH
    stage.environmentRotation.y = (settings.environment.rotation * Math.PI) / 180
    invalidate()
    return () => background.dispose()
  }, [settings, gl, stage, invalidate])

  useEnvironmentMap(settings.environment.map)
  return (
    <>
      <KeyLight />
      {settings.ground.shadow && <ShadowCatcher />}
      {settings.ground.grid && <GroundGrid />}
      {axesShown && <WorldAxes />}
    </>
  )
}

/** What intensity 1 means: the studio map fills shadows, the key light shapes. */
const STUDIO_STRENGTH = 0.26

/** The background: its colour, darker above and lighter below, so that there is an up and a down. */
function gradient(color: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 2
  canvas.height = 256
  const context = canvas.getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 2, 256)
  const shade = context.createLinearGradient(0, 0, 0, 256)
  shade.addColorStop(0, 'rgba(0, 0, 0, 0.22)')
  shade.addColorStop(0.4, 'rgba(0, 0, 0, 0)')
  shade.addColorStop(1, 'rgba(255, 255, 255, 0.16)')
  context.fillStyle = shade
  context.fillRect(0, 0, 2, 256)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** Lights the scene by an HDR map. It comes after the first frame, which it would hold up. */
function useEnvironmentMap(map: SceneSettings['environment']['map']) {
  const { gl, scene: stage, invalidate } = useThree()
  const { view } = useViewport()
  useEffect(() => {
    let wanted = map !== 'none'
    let dispose = () => {}
    const load = async () => {
      await view.ready
      const { loadEnvironment } = await import('./environment.ts')
      const target = await loadEnvironment(gl)
      if (!wanted) return target.dispose()
      stage.environment = target.texture
      dispose = () => target.dispose()
      invalidate()
    }
    if (wanted) load().catch((error) => console.error('The environment map could not be loaded', error))
    return () => {
      wanted = false
      stage.environment = null
      dispose()
    }
  }, [map, gl, stage, view, invalidate])
}

/** From where the key light shines, towards the middle of the scene. */
const KEY_DIRECTION = new Vector3(0.55, 1, 0.45).normalize()

/** A sun of the editor's, for as long as the scene has none of its own. Its shadow covers the scene. */
function KeyLight() {
  const { scene } = useEditor()
  const { gl, invalidate } = useThree()
  const light = useRef<DirectionalLight>(null)
  const [hasSun, setHasSun] = useState(false)

  useEffect(() => {
    const follow = () => {
      setHasSun(hasOwnSun(scene))
      if (light.current) cover(light.current, scene)
      gl.shadowMap.needsUpdate = true
      invalidate()
    }
    follow()
    return scene.onDiff((_diff, { phase }) => {
      if (phase !== 'live') follow()
    })
  }, [scene, gl, invalidate])

  return (
    <>
      <directionalLight
        ref={light}
        castShadow={!hasSun}
        visible={!hasSun}
        color="#fff4e6"
        intensity={2.5}
        shadow-mapSize={[2048, 2048]}
        shadow-radius={5}
        shadow-normalBias={0.025}
        shadow-bias={-0.0004}
      />
      <hemisphereLight color="#dfe8ff" groundColor="#4c4a48" intensity={0.25} />
    </>
  )
}

function hasOwnSun(scene: SceneReader): boolean {
  for (const node of scene.nodes()) {
    if (node.kind === 'light' && node.type === 'directional' && node.visible) return true
  }
  return false
}

function cover(light: DirectionalLight, scene: SceneReader) {
  const bounds = sceneBounds(scene) ?? { min: [-1, 0, -1], max: [1, 1, 1] }
  const [min, max] = [new Vector3(...bounds.min), new Vector3(...bounds.max)]
  const center = min.clone().add(max).multiplyScalar(0.5)
  const radius = Math.min(80, Math.max(3, min.distanceTo(max) * 0.62))
  light.position.copy(center).addScaledVector(KEY_DIRECTION, radius * 2)
  light.target.position.copy(center)
  light.target.updateMatrixWorld()
  const { camera } = light.shadow
  camera.left = camera.bottom = -radius
  camera.right = camera.top = radius
  camera.near = radius * 0.2
  camera.far = radius * 4
  camera.updateProjectionMatrix()
}

function ShadowCatcher() {
  return (
    <mesh rotation-x={-Math.PI / 2} position-y={-0.002} receiveShadow renderOrder={-1}>
      <planeGeometry args={[400, 400]} />
      <shadowMaterial transparent opacity={0.42} depthWrite={false} />
    </mesh>
  )
}

function GroundGrid() {
  const grid = useRef<Mesh>(null)
  const colors = useMemo(() => ({ cell: '#565d69', section: '#69717e' }), [])
  useEffect(() => grid.current?.layers.set(STAGE_LAYER), [])
  return (
    <Grid
      ref={grid}
      position-y={-0.003}
      infiniteGrid
      cellSize={0.5}
      sectionSize={5}
      cellThickness={0.7}
      sectionThickness={0.9}
      cellColor={colors.cell}
      sectionColor={colors.section}
      fadeDistance={45}
      fadeStrength={2.2}
    />
  )
}

/** Turns a cylinder, which stands along Y, to each axis. */
const AXIS_TURNS = [
  [0, 0, -Math.PI / 2],
  [0, 0, 0],
  [Math.PI / 2, 0, 0],
] as const

/** The axes of the world as far as the grid goes, the upright one too. */
function WorldAxes() {
  const group = useRef<Group>(null)
  const { invalidate } = useThree()
  useEffect(() => {
    group.current?.traverse((object) => object.layers.set(STAGE_LAYER))
    invalidate()
    return () => invalidate()
  }, [invalidate])
  return (
    <group ref={group}>
      {AXIS_COLORS.map((color, i) => (
        <mesh key={color} rotation={[...AXIS_TURNS[i]]}>
          <cylinderGeometry args={[0.006, 0.006, 100, 6]} />
          <meshBasicMaterial color={color} toneMapped={false} fog={false} transparent opacity={0.75} />
        </mesh>
      ))}
    </group>
  )
}
