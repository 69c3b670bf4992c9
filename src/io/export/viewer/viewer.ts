/**
 * The program of an exported web page: it shows the model that lies in the page itself, and asks no host for anything.
 * It is bundled by itself and put into the page as text; see scripts/viewer-plugin.ts.
 */
import {
  AnimationMixer,
  Box3,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Timer,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { EXRLoader } from 'three/addons/loaders/EXRLoader.js'
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { HDRLoader } from 'three/addons/loaders/HDRLoader.js'
import { MAP_STRENGTH, SKY, SUN, TONE_MAPPINGS } from '../../../assets/light.ts'

/** What the page says beside the model, as JSON. */
export interface ViewerSettings {
  background: { top: string; bottom: string } | null
  environment: { format: 'exr' | 'hdr' | null; intensity: number; rotation: number; shown: boolean; blur: number }
  exposure: number
  toneMapping: 'neutral' | 'aces' | 'agx' | 'none'
  fog: { color: string; near: number; far: number } | null
  /** Whether the model brings no sun of its own. */
  sun: boolean
}

const text = (id: string) => document.getElementById(id)?.textContent ?? ''

async function bytesOf(id: string): Promise<ArrayBuffer> {
  const response = await fetch(`data:application/octet-stream;base64,${text(id).trim()}`)
  return response.arrayBuffer()
}

const settings = JSON.parse(text('settings')) as ViewerSettings
const renderer = new WebGLRenderer({ antialias: true, alpha: true })
const scene = new Scene()
const camera = new PerspectiveCamera(35, 1, 0.01, 1000)
const controls = new OrbitControls(camera, renderer.domElement)
const timer = new Timer()
let mixer: AnimationMixer | null = null

async function show() {
  document.body.prepend(renderer.domElement)
  renderer.toneMapping = TONE_MAPPINGS[settings.toneMapping]
  renderer.toneMappingExposure = settings.exposure
  if (settings.fog) scene.fog = new Fog(new Color(settings.fog.color), settings.fog.near, settings.fog.far)
  const gltf = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(await bytesOf('model'), '')
  scene.add(gltf.scene)
  await light()
  frame(gltf)
  play(gltf)
  controls.addEventListener('change', draw)
  window.addEventListener('resize', resize)
  resize()
  document.body.dataset.state = 'shown'
}

async function light() {
  const { environment, sun } = settings
  scene.add(new HemisphereLight(SKY.color, SKY.groundColor, SKY.intensity))
  if (sun) {
    const light = new DirectionalLight(SUN.color, SUN.intensity)
    light.position.set(...SUN.direction)
    scene.add(light)
  }
  if (!environment.format) return
  const loader = environment.format === 'exr' ? new EXRLoader() : new HDRLoader()
  const map = await loader.loadAsync(`data:application/octet-stream;base64,${text('environment').trim()}`)
  const generator = new PMREMGenerator(renderer)
  scene.environment = generator.fromEquirectangular(map).texture
  scene.environmentIntensity = environment.intensity * MAP_STRENGTH
  scene.environmentRotation.y = scene.backgroundRotation.y = (environment.rotation * Math.PI) / 180
  if (environment.shown) {
    scene.background = scene.environment
    scene.backgroundBlurriness = environment.blur
  }
  generator.dispose()
}

/** Looks at all of it from the corner, as the editor does. */
function frame({ scene: model }: GLTF) {
  const box = new Box3().setFromObject(model)
  const center = box.getCenter(new Vector3())
  const radius = Math.max(0.01, box.getSize(new Vector3()).length() / 2)
  const distance = (radius * 0.92) / Math.sin((camera.fov * Math.PI) / 360)
  camera.position.copy(center).add(new Vector3(0.62, 0.5, 0.78).normalize().multiplyScalar(distance))
  camera.near = distance / 100
  camera.far = distance * 100
  controls.target.copy(center)
  controls.update()
}

/** Plays the first clip, until the button says not to. */
function play({ scene: model, animations }: GLTF) {
  const button = document.getElementById('play') as HTMLButtonElement
  if (!animations.length) return
  const made = new AnimationMixer(model)
  made.clipAction(animations[0]).play()
  const toggle = () => {
    mixer = mixer ? null : made
    button.setAttribute('aria-pressed', String(!!mixer))
    button.textContent = mixer ? '❚❚' : '▶'
    timer.update()
    renderer.setAnimationLoop(mixer ? draw : null)
  }
  button.hidden = false
  button.addEventListener('click', toggle)
  toggle()
}

function draw() {
  timer.update()
  mixer?.update(timer.getDelta())
  renderer.render(scene, camera)
}

function resize() {
  renderer.setPixelRatio(Math.min(2, devicePixelRatio))
  renderer.setSize(innerWidth, innerHeight)
  camera.aspect = innerWidth / innerHeight
  camera.updateProjectionMatrix()
  draw()
}

show().catch((error: Error) => {
  document.body.dataset.state = 'failed'
  document.getElementById('message')!.textContent = `This page could not show its model: ${error.message}`
})
