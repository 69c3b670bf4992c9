import {
  BatchedMesh,
  BoxGeometry,
  Color,
  DirectionalLight,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  TorusKnotGeometry,
  Vector3,
  WebGLRenderer,
} from 'three'

/** A plain three.js page with the scene of the benchmark: what the editor's figures are divided by. */
const renderer = new WebGLRenderer({ canvas: document.getElementById('view') as HTMLCanvasElement, antialias: true })
const scene = new Scene()
const camera = new PerspectiveCamera(45, 4 / 3, 0.1, 1000)
camera.position.set(60, 60, 80)
camera.lookAt(0, 0, 0)
scene.add(new DirectionalLight())
scene.background = new Color('#2b3039')

/** Waits until all is drawn, so that nothing else is measured while this page's work is still going on. */
function finish() {
  const gl = renderer.getContext()
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
}

function frameOf(shown: Scene): number {
  renderer.setSize(64, 64, false)
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now()
    renderer.render(shown, camera)
    return performance.now() - start
  })
  finish()
  return times.sort((a, b) => a - b)[7]
}

const bare = {
  /** Adds boxes on a grid; milliseconds. */
  add(count: number): number {
    const start = performance.now()
    const geometry = new BoxGeometry(0.5, 0.5, 0.5)
    const material = new MeshStandardMaterial()
    const side = Math.ceil(Math.sqrt(count))
    for (let i = 0; i < count; i++) {
      const mesh = new Mesh(geometry, material)
      mesh.position.set((i % side) - side / 2, 0.25, Math.floor(i / side) - side / 2)
      scene.add(mesh)
    }
    renderer.render(scene, camera)
    const ms = performance.now() - start
    finish()
    return ms
  },
  /** CPU time of `render()` on a small canvas, the median of some; milliseconds. */
  frame(): number {
    return frameOf(scene)
  },
  /** The same of as many boxes in one BatchedMesh. */
  batched(count: number): number {
    const geometry = new BoxGeometry(0.5, 0.5, 0.5)
    const mesh = new BatchedMesh(count, 24, 36, new MeshStandardMaterial())
    const id = mesh.addGeometry(geometry)
    const side = Math.ceil(Math.sqrt(count))
    const matrix = new Matrix4()
    for (let i = 0; i < count; i++) {
      matrix.setPosition((i % side) - side / 2, 0.25, Math.floor(i / side) - side / 2)
      mesh.setMatrixAt(mesh.addInstance(id), matrix)
    }
    const own = new Scene().add(new DirectionalLight(), mesh)
    const ms = frameOf(own)
    mesh.dispose()
    return ms
  },
  /** From frame to frame of `count` knots of so many triangles each, on a canvas as large as the editor's; milliseconds. */
  knots(count: number, triangles: number): number {
    const own = new Scene().add(new DirectionalLight())
    const [row, side] = [Math.ceil(Math.sqrt(count)), Math.round(Math.sqrt(triangles / 2))]
    const material = new MeshStandardMaterial()
    const geometries = Array.from({ length: Math.min(count, 15) }, (_, i) => {
      return new TorusKnotGeometry(0.4, 0.12, side, side, 2 + (i % 3), 3 + (i % 5))
    })
    for (let i = 0; i < count; i++) {
      const mesh = new Mesh(geometries[i % geometries.length], material)
      mesh.position.set((i % row) - row / 2, 0.6, Math.floor(i / row) - row / 2)
      own.add(mesh)
    }
    const eye = camera.clone()
    eye.position.set(row, row * 0.8, row * 1.4)
    eye.lookAt(0, 0, 0)
    renderer.setSize(580, 640, false)
    const times = Array.from({ length: 4 }, () => {
      const start = performance.now()
      renderer.render(own, eye)
      finish()
      return performance.now() - start
    })
    for (const geometry of geometries) geometry.dispose()
    return times.sort((a, b) => a - b)[1]
  },
  /** One ray at `side` by `side` squares of two triangles, the median of some; milliseconds. */
  pick(side: number): number {
    const mesh = new Mesh(new PlaneGeometry(4, 4, side, side))
    const raycaster = new Raycaster(new Vector3(0.1, 0.1, 5), new Vector3(0, 0, -1))
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now()
      raycaster.intersectObject(mesh)
      return performance.now() - start
    })
    return times.sort((a, b) => a - b)[7]
  },
}

declare global {
  interface Window {
    bare: typeof bare
  }
}
window.bare = bare
renderer.render(scene, camera)
