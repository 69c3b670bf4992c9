export const kinds = {
  group: 'Gruppe',
  model: 'Modell',
  mesh: 'Netz',
  light: 'Licht',
  camera: 'Kamera',
  joint: 'Gelenk',
}

export const shapes = {
  box: 'Quader',
  sphere: 'Kugel',
  cylinder: 'Zylinder',
  cone: 'Kegel',
  torus: 'Torus',
  plane: 'Ebene',
  capsule: 'Kapsel',
}
