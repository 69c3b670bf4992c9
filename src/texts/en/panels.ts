const count = (n: number, what: string) => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`

export const common = {
  nodes: (n: number) => count(n, 'node'),
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  stop: 'Stop',
  undo: 'Undo',
}

export const layout = {
  left: 'Scene and history',
  right: 'Inspector and assistant',
  scene: 'Scene',
  history: 'History',
  inspector: 'Inspector',
  assistant: 'Assistant',
  resizeLeft: 'Width of the outliner',
  resizeInspector: 'Width of the inspector',
  resizeAssistant: 'Width of the assistant',
  leaveFocus: 'Leave focus mode',
  panelFailed: 'This panel stopped working.',
  reloadPanel: 'Reload panel',
}

export const outliner = {
  tree: 'Scene',
  name: 'Name',
  filter: 'Filter the nodes',
  filterHint: 'Name, kind:, mat: …',
  clearFilter: 'Clear the filter',
  unfoldAll: 'Expand all',
  foldAll: 'Collapse all',
  fold: 'Collapse',
  unfold: 'Expand',
  hide: 'Hide',
  show: 'Show',
  lock: 'Lock',
  unlock: 'Unlock',
  copy: 'Copy',
  keepsLocal: 'keeps local values',
  dragged: (n: number) => count(n, 'node'),
  empty: 'Nothing is in the scene yet.',
  nothingFound: (text: string) => `Nothing matches “${text}”.`,
  found: (n: number, of: number) => `${n.toLocaleString('en')} of ${count(of, 'node')}`,
  selected: (n: number) => `${n.toLocaleString('en')} selected`,
}

export const history = {
  beginning: 'Beginning',
  steps: (n: number) => count(n, 'step'),
  undone: (n: number) => `${n.toLocaleString('en')} undone`,
  sources: { user: 'by you', assistant: 'by the assistant', script: 'by a script' },
}

export const assistant = {
  title: 'Assistant',
  builtin: 'Built-in · offline',
  clear: 'Clear the conversation',
  settings: 'Assistant settings',
  conversation: 'Conversation',
  hello: 'Say what to change, in plain words. Each reply is one step of undo, and names what it did.',
  asks: 'The assistant asks',
  allow: 'Let it',
  refuse: 'No',
  message: 'Message to the assistant',
  placeholder: 'Ask for a change …',
  send: 'Send',
  nothingToSend: 'Write something first',
  undoReply: 'Undo reply',
  copyReply: 'Copy',
  working: 'Working',
  about: 'What answers when you ask for a change.',
  engine: 'Engine',
  engines: {
    builtin: ['Built-in', 'Answers at once, offline, without a key. Understands plain English about the scene.'],
    openai: [
      'Language model',
      'Any server with chat completions: OpenAI, Ollama, LM Studio, llama.cpp, vLLM, OpenRouter.',
    ],
  },
  address: 'Address',
  model: 'Model',
  key: 'Key',
  keyHint: 'not needed for local servers',
  keyNote:
    'The key stays in this page’s memory until you close it. Your messages and a description of the scene are sent to this address.',
}

export const timeline = {
  label: 'Timeline',
  clips: (n: number) => (n === 0 ? 'no clips' : n === 1 ? '1 clip' : `${n} clips`),
  model: 'Model',
  clip: 'Clip',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop, back to the pose of the scene',
  stopped: 'Nothing plays',
  time: 'Time in seconds',
  loops: { repeat: 'Plays over and over', once: 'Plays once', pingpong: 'Plays to and fro' },
  speed: 'Speed',
  fade: 'Fade to another clip',
  fades: (seconds: number) => `fade ${seconds} s`,
  noFade: 'no fade',
}
