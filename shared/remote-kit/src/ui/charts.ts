/** How full a month is: below, within and at its target, over it, far over it. `edge` stands around what is over. */
export const loads = {
  light: {
    under: { bg: '#edf3fb', text: '#2c4a73' },
    target: { bg: '#cfe0f6', text: '#17365f' },
    full: { bg: '#92bbec', text: '#0a2342' },
    over: { bg: '#fbd9c4', text: '#7a2c05' },
    far: { bg: '#f2a983', text: '#521c00' },
    edge: '#c4571a',
  },
  dark: {
    under: { bg: '#15233d', text: '#b9cbe6' },
    target: { bg: '#1d3a68', text: '#d5e4fb' },
    full: { bg: '#2f62ac', text: '#ffffff' },
    over: { bg: '#5a2c14', text: '#ffcbab' },
    far: { bg: '#a04a1b', text: '#ffffff' },
    edge: '#f0935a',
  },
} as const;

/** Colours of a chart's series, in their order: told apart with every kind of colour vision. */
export const series = {
  light: ['#1d5fbf', '#dc7810', '#0f544d', '#2b9ad3', '#6a1b80', '#b5829c', '#73714f', '#7a2410'],
  dark: ['#6ea8f7', '#f58b34', '#4fe0b0', '#c4ecff', '#a855e6', '#ecec90', '#85858f', '#ad7550'],
} as const;
