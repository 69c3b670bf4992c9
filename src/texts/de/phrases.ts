/** Was der Kern auf Englisch sagt: Muster mit `*` für Namen und Zahlen, und die Übersetzung mit `$1`, `$2` … dafür. */
const PHRASES: readonly [english: string, german: string][] = [
  [
    'Another tab edits this project; take over to change it here',
    'Ein anderer Tab bearbeitet dieses Projekt; übernimm es, um es hier zu ändern',
  ],
  [
    'This file was made by a newer version of Diorama, and can only be looked at',
    'Diese Datei stammt von einer neueren Version von Diorama und lässt sich nur ansehen',
  ],
  [
    'The disk is full, or this site may not use more of it',
    'Der Speicher ist voll, oder diese Seite darf nicht mehr belegen',
  ],
  [
    'This browser keeps nothing for this site; it may be a private window',
    'Dieser Browser behält nichts für diese Seite; vielleicht ist es ein privates Fenster',
  ],
  [
    'The browser has cleared away the project that was open last; it does so when space is short',
    'Der Browser hat das zuletzt offene Projekt weggeräumt; er tut das, wenn der Platz knapp ist',
  ],
  [
    'What is open is not saved yet; save it to a file first',
    'Was offen ist, ist noch nicht gesichert; sichere es zuerst in eine Datei',
  ],
  [
    'Another tab has taken over; what was not saved here yet is kept as *',
    'Ein anderer Tab hat übernommen; was hier noch nicht gesichert war, bleibt als $1',
  ],
  ['* cannot be shown: *', '$1 lässt sich nicht zeigen: $2'],
  ['Nothing is selected', 'Nichts ist ausgewählt'],
  ['No mesh is selected', 'Kein Netz ist ausgewählt'],
  ['Nothing is below what is selected', 'Unter der Auswahl ist nichts'],
  ['What is selected is in no group', 'Die Auswahl liegt in keiner Gruppe'],
  ['There is nothing to redo', 'Es gibt nichts zu wiederholen'],
  ['There is nothing to undo', 'Es gibt nichts rückgängig zu machen'],
  ['The scene is empty; add something before you export', 'Die Szene ist leer; füge etwas hinzu, bevor du exportierst'],
  ['The scene is empty', 'Die Szene ist leer'],
  ['No model of this scene has clips', 'Kein Modell dieser Szene hat Clips'],
  [
    'Nothing is selected; select what is to be exported',
    'Nichts ist ausgewählt; wähle aus, was exportiert werden soll',
  ],
  [
    '* cannot be kept where geometry is packed anew, and is left out',
    '$1 kann nicht bleiben, wo Geometrie neu gepackt wird, und fällt weg',
  ],
  [
    'Geometry that came compressed is compressed anew, since vertices are joined or left out',
    'Geometrie, die komprimiert kam, wird neu komprimiert, da Punkte verbunden oder weggelassen werden',
  ],
  [
    'glTF has no sky or ambient lights: * will show in Diorama only',
    'glTF kennt kein Himmels- oder Umgebungslicht: $1 ist nur in Diorama zu sehen',
  ],
  [
    '* is written without its skin, since some of its joints were deleted',
    '$1 verliert die Haut, da Gelenke gelöscht wurden',
  ],
  [
    '* has * scenes; * is shown, the others are kept for the export',
    '$1 hat $2 Szenen; $3 ist zu sehen, die anderen bleiben für den Export',
  ],
  [
    '* shows no nodes; what is in it comes along, but there is nothing to see',
    '$1 zeigt keine Knoten; was darin ist, kommt mit, aber zu sehen ist nichts',
  ],
  ['* cannot be imported: expected *', '$1 kann nicht importiert werden; gebraucht wird $2'],
  ['* is cut short: it should have * bytes and has *', '$1 ist abgeschnitten: $2 Bytes sollten es sein, $3 sind es'],
  ['* is damaged: *', '$1 ist beschädigt: $2'],
  ['* cannot be decoded: *', '$1 kann nicht dekodiert werden: $2'],
  ['* and * more', '$1 und $2 weitere'],
  ['Add * shapes', '$1 Formen hinzufügen'],
  ['Add *', '$1 hinzufügen'],
  ['Array of *', 'Anordnung von $1'],
  ['Change scene settings', 'Szene einstellen'],
  ['Copy * into *', '$1 in $2 kopieren'],
  ['Copy *', '$1 kopieren'],
  ['Dress * in its own materials', '$1 die eigenen Materialien geben'],
  ['Dress * in *', '$1 die Variante $2 geben'],
  ['Delete *', '$1 löschen'],
  ['Duplicate *', '$1 duplizieren'],
  ['Give * *', '$1 bekommt $2'],
  ['Group *', '$1 gruppieren'],
  ['Hide *', '$1 ausblenden'],
  ['Import * files', '$1 Dateien importieren'],
  ['Import * again', '$1 erneut importieren'],
  ['Import *', '$1 importieren'],
  ['Lock *', '$1 sperren'],
  ['Make unique the material of *', 'Material von $1 einzeln machen'],
  ['Mirror *', '$1 spiegeln'],
  ['Move * into *', '$1 in $2 verschieben'],
  ['Move *', '$1 bewegen'],
  ['New scene', 'Neue Szene'],
  ['Nudge *', '$1 stupsen'],
  ['Place *', '$1 platzieren'],
  ['Rename * to *', '$1 in $2 umbenennen'],
  ['Reshape *', 'Form von $1 ändern'],
  ['Resize *', 'Größe von $1 ändern'],
  ['Rotate *', '$1 drehen'],
  ['Scale *', '$1 skalieren'],
  ['Set * to view', '$1 wie die Ansicht stellen'],
  ['Set material of *', 'Material von $1 einstellen'],
  ['Set texture of *', 'Textur von $1 setzen'],
  ['Set shadows', 'Schatten einstellen'],
  ['Set texture', 'Textur setzen'],
  ['Set *', '$1 einstellen'],
  ['Show *', '$1 zeigen'],
  ['Stack *', '$1 stapeln'],
  ['Transform *', '$1 transformieren'],
  ['Turn *', '$1 drehen'],
  ['Undo: *', 'Rückgängig: $1'],
  ['Ungroup *', '$1 auflösen'],
  ['Unlock *', '$1 entsperren'],
]

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const MATCHERS = PHRASES.map(
  ([english, german]) => [new RegExp(`^${escapePattern(english).replaceAll('\\*', '(.+?)')}$`), german] as const,
)

/** Ein Satz des Kerns auf Deutsch; auf Englisch, wo keine Übersetzung da ist. */
export function phrase(english: string): string {
  for (const [matcher, german] of MATCHERS) {
    const match = matcher.exec(english)
    if (!match) continue
    const [, ...parts] = match
    return german.replace(/\$(\d)/g, (_, n) => phrase(parts[Number(n) - 1].replace(/^(\d+) nodes$/, '$1 Knoten')))
  }
  return english
}
