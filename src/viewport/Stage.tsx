import { Grid } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { type DirectionalLight, type Group, type Mesh, Vector3 } from 'three'
import { SKY, SUN } from '../assets/light.ts'
import type { SceneReader } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession, useSettings } from '../hooks/records.ts'
import { sceneBounds } from '../spatial/index.ts'
import { Backdrop } from './Backdrop.tsx'
import { AXIS_COLORS } from './colors.ts'
import { STAGE_LAYER } from './views/env.ts'

const EndlessFloor = lazy(async () => ({ default: (await import('./EndlessFloor.tsx')).EndlessFloor }))

/** The editor's own light and ground, on which the scene stands, before its backdrop. */
export function Stage() {
  const settings = useSettings()
  const { floor } = settings.ground
  const axesShown = useSession((state) => state.axesShown)
  return (
    <>
      <Backdrop settings={settings} />
      <KeyLight />
      {!floor && settings.ground.shadow && <ShadowCatcher />}
      <Suspense>{floor && <EndlessFloor color={floor} />}</Suspense>
      {settings.ground.grid && <GroundGrid />}
      {axesShown && <WorldAxes />}
    </>
  )
}

/** From where the key light shines, towards the middle of the scene. */
const KEY_DIRECTION = new Vector3(...SUN.direction).normalize()

/** A sun of the editor's, for as long as the scene has none of its own. Its shadow covers the scene. */
function KeyLight() {
  const { scene } = useEditor()
  const { gl, invalidate } = useThree()
  const light = useRef<DirectionalLight>(null)
  const [hasSun, setHasSun] = useState(false)

  useEffect(() => {
    let lightsChanged = true
    const follow = () => {
      if (lightsChanged) setHasSun(hasOwnSun(scene))
      lightsChanged = false
      if (light.current) cover(light.current, scene)
      gl.shadowMap.needsUpdate = true
      invalidate()
    }
    follow()
    let frame = 0
    const off = scene.onDiff(({ nodes }, { phase }) => {
      if (phase === 'live') return
      for (const { before, after } of nodes.values()) lightsChanged ||= (after ?? before)!.kind === 'light'
      // With the next frame, which is the first to show it: a large import has enough to do at once.
      frame ||= requestAnimationFrame(followOnce)
    })
    const followOnce = () => {
      frame = 0
      follow()
    }
    return () => {
      cancelAnimationFrame(frame)
      off()
    }
  }, [scene, gl, invalidate])

  return (
    <>
      <directionalLight
        ref={light}
        castShadow={!hasSun}
        visible={!hasSun}
        color={SUN.color}
        intensity={SUN.intensity}
        shadow-mapSize={[2048, 2048]}
        shadow-radius={5}
        shadow-normalBias={0.025}
        shadow-bias={-0.0004}
      />
      <hemisphereLight {...SKY} />
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
