import { Group } from 'three'
import { ThreeMFLoader } from 'three/addons/loaders/3MFLoader.js'
import { baseName, bytesOf, unzip } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { provideDomParser } from './dom.ts'
import { missingFiles, objectToGlb } from './object.ts'
import { withRawImages } from './raw-images.ts'

/** Metres of the units of 3MF (core specification, 3.4). */
const UNITS: Record<string, number> = {
  micron: 1e-6,
  millimeter: 1e-3,
  centimeter: 1e-2,
  inch: 0.0254,
  foot: 0.3048,
  meter: 1,
}

/** 3MF, for printing: millimetres, if it says nothing else, and Z up. */
export const threeMfToGlb: ToGlb = async (file, all) => {
  const name = baseName(file.path)
  const bytes = await bytesOf(file)
  const unit = unitOf(unzip(bytes, name))
  provideDomParser()
  const { result, missing } = await withRawImages(file, all, () => new ThreeMFLoader().parse(bytes.buffer))
  const group = new Group().add(result)
  group.name = name.replace(/\.\w+$/, '')
  group.rotation.x = -Math.PI / 2
  group.scale.setScalar(UNITS[unit] ?? UNITS.millimeter)
  const packed = await objectToGlb({ object: group }, name)
  return { ...packed, warnings: [...packed.warnings, ...missingFiles(name, missing)] }
}

function unitOf(files: Record<string, Uint8Array>): string {
  const model = Object.keys(files).find((path) => /^3d\/.*\.model$/i.test(path))
  const head = new TextDecoder().decode(files[model ?? '']?.subarray(0, 4096))
  return /<model[^>]*\bunit="(\w+)"/.exec(head)?.[1] ?? 'millimeter'
}
