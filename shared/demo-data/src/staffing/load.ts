/** How much of each month each person is planned for, in whole percent. */
export class Load {
  readonly #percent = new Map<string, number>();

  at(person: number, month: number): number {
    return this.#percent.get(`${person}/${month}`) ?? 0;
  }

  add(person: number, month: number, percent: number): void {
    this.#percent.set(`${person}/${month}`, this.at(person, month) + percent);
  }

  /** The fullest of the months. */
  peak(person: number, months: readonly number[]): number {
    return Math.max(...months.map((month) => this.at(person, month)));
  }

  sum(person: number, months: readonly number[]): number {
    return months.reduce((sum, month) => sum + this.at(person, month), 0);
  }
}
