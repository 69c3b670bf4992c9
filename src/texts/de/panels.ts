import type { en } from '../en/index.ts'

type En = typeof en
const number = (n: number) => n.toLocaleString('de')
const count = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`

export const common: En['common'] = {
  nodes: (n) => count(n, 'Knoten', 'Knoten'),
  close: 'Schließen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  stop: 'Anhalten',
  undo: 'Rückgängig',
}

export const layout: En['layout'] = {
  left: 'Szene und Verlauf',
  right: 'Inspektor und Assistent',
  scene: 'Szene',
  history: 'Verlauf',
  inspector: 'Inspektor',
  assistant: 'Assistent',
  resizeLeft: 'Breite der Gliederung',
  resizeInspector: 'Breite des Inspektors',
  resizeAssistant: 'Breite des Assistenten',
  leaveFocus: 'Fokusmodus verlassen',
  panelFailed: 'Dieser Bereich ist ausgefallen.',
  copyReport: 'Bericht kopieren',
  reloadPanel: 'Bereich neu laden',
}

export const outliner: En['outliner'] = {
  tree: 'Szene',
  name: 'Name',
  filter: 'Knoten filtern',
  filterHint: 'Name, kind:, mat: …',
  clearFilter: 'Filter leeren',
  unfoldAll: 'Alles ausklappen',
  foldAll: 'Alles einklappen',
  fold: 'Einklappen',
  unfold: 'Ausklappen',
  hide: 'Ausblenden',
  show: 'Zeigen',
  lock: 'Sperren',
  unlock: 'Entsperren',
  copy: 'Kopie',
  keepsLocal: 'behält lokale Werte',
  dragged: (n) => count(n, 'Knoten', 'Knoten'),
  empty: 'In der Szene ist noch nichts.',
  nothingFound: (text) => `Nichts passt zu „${text}“.`,
  found: (n, of) => `${number(n)} von ${number(of)} Knoten`,
  selected: (n) => `${number(n)} ausgewählt`,
}

export const history: En['history'] = {
  beginning: 'Anfang',
  steps: (n) => count(n, 'Schritt', 'Schritte'),
  undone: (n) => `${number(n)} zurückgenommen`,
  sources: { user: 'von dir', assistant: 'vom Assistenten', script: 'von einem Skript' },
}

export const assistant: En['assistant'] = {
  title: 'Assistent',
  builtin: 'Eingebaut · offline',
  clear: 'Gespräch leeren',
  settings: 'Assistent einstellen',
  conversation: 'Gespräch',
  hello:
    'Sag auf Englisch, was sich ändern soll, in einfachen Worten. Jede Antwort ist ein Schritt und nennt, was sie getan hat.',
  asks: 'Der Assistent fragt',
  allow: 'Erlauben',
  refuse: 'Nein',
  message: 'Nachricht an den Assistenten',
  placeholder: 'Um eine Änderung bitten …',
  send: 'Senden',
  nothingToSend: 'Schreib zuerst etwas',
  undoReply: 'Antwort rückgängig',
  redoReply: 'Antwort wiederholen',
  copyReply: 'Kopieren',
  retry: 'Noch einmal versuchen',
  edit: 'Bearbeiten und neu senden',
  resend: 'Senden',
  working: 'Arbeitet …',
  thinking: 'Denkt nach …',
  writing: 'Schreibt …',
  goingOn: 'Macht weiter …',
  waitsForYou: 'Wartet auf deine Antwort',
  thoughts: 'Was es dachte',
  details: (what) => `Einzelheiten zu „${what}“`,
  result: 'Ergebnis',
  more: (n) => `und ${number(n)} weitere`,
  tokens: (n) => `${number(n)} Token`,
  tokensAbout: 'Token, die das Modell für diese Antwort gelesen und geschrieben hat',
  picture: 'Bild',
  addPicture: 'Bild hinzufügen',
  removePicture: 'Bild entfernen',
  lookAtPicture: 'Look at the picture.',
  offers: 'Befehle und Knoten',
  listCommands: 'Befehle auflisten',
  about: 'Was antwortet, wenn du um eine Änderung bittest.',
  engine: 'Wer antwortet',
  engines: {
    builtin: ['Eingebaut', 'Antwortet sofort, offline, ohne Schlüssel. Versteht einfaches Englisch über die Szene.'],
    openai: [
      'Sprachmodell',
      'Jeder Server mit Chat Completions: OpenAI, Ollama, LM Studio, llama.cpp, vLLM, OpenRouter.',
    ],
  },
  address: 'Adresse',
  model: 'Modell',
  key: 'Schlüssel',
  keyHint: 'für lokale Server nicht nötig',
  keyNote:
    'Der Schlüssel bleibt im Speicher dieser Seite, bis du sie schließt. Deine Nachrichten und eine Beschreibung der Szene gehen an diese Adresse.',
  keepKey: 'Schlüssel auf diesem Gerät behalten',
  keepKeyRisk:
    'Der Schlüssel liegt als Klartext im Speicher dieses Browsers: Wer ihn benutzt, und jede Erweiterung, die diese Seite lesen darf, kann ihn nehmen.',
  forwarded:
    'Der eigene Server des Editors leitet an das Modell weiter und behält den Schlüssel für sich. Deine Nachrichten und eine Beschreibung der Szene gehen dorthin.',
  useForwarded: 'Den eigenen Server des Editors nehmen',
  listModels: 'Modelle auflisten',
  models: 'Modelle des Servers',
  askingModels: 'Fragt …',
  modelsFound: (n) =>
    n
      ? `Der Server antwortet; er hat ${count(n, 'Modell', 'Modelle')}.`
      : 'Der Server antwortet, hat aber keine Modelle.',
  limits: 'Grenzen einer Antwort',
  limit: { steps: 'Runden von Änderungen', seconds: 'Sekunden', tokens: 'Token', silence: 'Sekunden Stille' },
  askAbove: 'Fragen, ehe mehr gelöscht werden als',
}

export const timeline: typeof en.timeline = {
  label: 'Zeitleiste',
  clips: (n: number) => (n === 0 ? 'keine Clips' : count(n, 'Clip', 'Clips')),
  model: 'Modell',
  clip: 'Clip',
  play: 'Abspielen',
  pause: 'Anhalten',
  stop: 'Beenden, zurück zur Haltung der Szene',
  stopped: 'Nichts läuft',
  time: 'Zeit in Sekunden',
  loops: { repeat: 'Läuft immer wieder', once: 'Läuft einmal', pingpong: 'Läuft hin und her' },
  speed: 'Tempo',
  fade: 'Überblenden',
  fades: (seconds: number) => `Blende ${number(seconds)} s`,
  noFade: 'keine Blende',
}
