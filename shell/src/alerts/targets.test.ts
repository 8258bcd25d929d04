import { targetsBeside } from './targets.ts';

/** jsdom lays nothing out: everything stands where it says. */
const laidOut = () => {
  const nowhere = document.body.getBoundingClientRect();
  return jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { ...nowhere, left: Number(this.getAttribute('data-left')), top: 0, width: 10, height: 10 };
  });
};

test('buttons and links count; rows, what scrolls, what lies behind a dialog and the alert itself do not', () => {
  const measured = laidOut();
  document.body.innerHTML = `
    <button data-left="1"></button><ul><li><a href="/" data-left="2"></a></li></ul><div role="tab" data-left="3"></div>
    <div tabindex="0" data-left="4"></div><main aria-hidden="true"><button data-left="5"></button></main>
    <div id="alert"><button data-left="6"></button></div>`;
  const alert = document.getElementById('alert') ?? document.body;
  expect(targetsBeside(alert).map(({ left }) => left)).toEqual([1, 3]);
  measured.mockRestore();
});
