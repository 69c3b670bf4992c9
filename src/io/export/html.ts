import type { SceneSettings } from '../../document/index.ts'
import { concat } from '../gltf/glb.ts'
import type { ExportInput } from './input.ts'
import type { ViewerSettings } from './viewer/viewer.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What lights the page: a panorama, and the format that it is in. */
export interface Panorama {
  bytes: Bytes
  format: 'exr' | 'hdr'
}

/** A web page that shows a GLB by itself: program, model and light are in it. */
export function writePage(input: ExportInput, glb: Bytes, program: string, panorama: Panorama | null): Bytes {
  const settings = viewerSettings(input, panorama)
  const [top, bottom] = settings.background ? [settings.background.top, settings.background.bottom] : ['#fff', '#fff']
  const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Diorama">
<title>${escaped(input.name)}</title>
<style>
html, body { margin: 0; height: 100%; overflow: hidden; font: 13px system-ui, sans-serif }
body { background: linear-gradient(${top}, ${bottom}) }
canvas { display: block; touch-action: none; outline: none; opacity: 0; transition: opacity 160ms }
[data-state="shown"] canvas { opacity: 1 }
#message { position: fixed; inset: 0; display: grid; place-items: center; padding: 24px; color: #a4acb9; pointer-events: none }
[data-state="shown"] #message { display: none }
#play { position: fixed; left: 16px; bottom: 16px; width: 36px; height: 36px; border: 0; border-radius: 18px; background: #14171ccc; color: #e7e9ee; cursor: pointer }
#play[hidden] { display: none }
</style>
</head>
<body>
<p id="message">Loading …</p>
<button id="play" type="button" aria-label="Play" aria-pressed="false" hidden>▶</button>
<noscript>This page needs JavaScript to show its model.</noscript>
<script type="application/json" id="settings">${inScript(JSON.stringify(settings))}</script>
<script type="text/plain" id="model">`
  const parts = [encode(head), base64(glb)]
  if (panorama) parts.push(encode('</script>\n<script type="text/plain" id="environment">'), base64(panorama.bytes))
  parts.push(encode(`</script>\n<script type="module">${inScript(program)}</script>\n</body>\n</html>\n`))
  return concat(parts)
}

function viewerSettings({ settings, nodes }: ExportInput, panorama: Panorama | null): ViewerSettings {
  const { environment, background, exposure, toneMapping, fog } = settings
  return {
    background: colorsOf(background),
    environment: {
      format: panorama?.format ?? null,
      intensity: environment.intensity,
      rotation: environment.rotation,
      shown: background.type === 'environment',
      blur: background.blur,
    },
    exposure,
    toneMapping,
    fog,
    sun: !nodes.some((node) => node.kind === 'light' && node.type === 'directional' && node.visible),
  }
}

function colorsOf({ type, color, top, bottom }: SceneSettings['background']): ViewerSettings['background'] {
  if (type === 'transparent') return null
  return type === 'color' ? { top: color, bottom: color } : { top, bottom }
}

const encode = (text: string) => new TextEncoder().encode(text)
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
/** What is inside of a script element may not end it. */
const inScript = (text: string) => text.replace(/<(\/script|!--)/gi, '\\x3c$1')

/** Bytes at a time: a multiple of three, so that the parts join without padding. */
const CHUNK = 3 * 8192

/** The bytes of a base64 text: not the text itself, which a large model would make too long for a string. */
function base64(bytes: Bytes): Uint8Array {
  const out = new Uint8Array(Math.ceil(bytes.byteLength / 3) * 4)
  let at = 0
  for (let start = 0; start < bytes.byteLength; start += CHUNK) {
    const text = btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK)))
    at += new TextEncoder().encodeInto(text, out.subarray(at)).written
  }
  return out
}
