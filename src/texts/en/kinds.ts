export const kinds = {
  group: 'Group',
  model: 'Model',
  mesh: 'Mesh',
  light: 'Light',
  camera: 'Camera',
  joint: 'Joint',
}

export const shapes = {
  box: 'Box',
  sphere: 'Sphere',
  cylinder: 'Cylinder',
  cone: 'Cone',
  torus: 'Torus',
  plane: 'Plane',
  capsule: 'Capsule',
}
