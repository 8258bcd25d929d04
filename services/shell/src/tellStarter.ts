/** Says a line to whoever started this process and shows what it says, such as `npm start`. */
export const tellStarter = (line: string): void => {
  process.send?.({ say: line });
};
