/** @jest-environment node */
import { BadImageParameter, readImageParameters } from './image-parameters.ts';
import { planImage } from './image-plan.ts';

const native = { width: 2400, height: 1350 };
const plan = (query: string) => planImage(native, readImageParameters(new URLSearchParams(query)));
const size = (query: string) => {
  const { canvas } = plan(query);
  return [canvas.width, canvas.height];
};

describe('the geometry of a picture', () => {
  test.each([
    ['', 2400, 1350],
    ['w=800', 800, 450],
    ['h=135', 240, 135],
    ['w=800&h=100', 178, 100],
    ['w=400&dpr=2', 800, 450],
    ['rect=0,0,600,900&w=300', 300, 450],
    ['w=500&h=500&fit=crop', 500, 500],
    ['w=500&h=500&fit=scale', 500, 500],
    ['w=500&h=500&fit=fill', 500, 500],
  ])('with "%s" is %i by %i', (query, width, height) => {
    expect(size(query)).toEqual([width, height]);
  });

  test.each([
    ['w=4800', 2400, 1350],
    ['w=2400&dpr=2', 2400, 1350],
    ['rect=0,0,300,300&w=900', 300, 300],
    ['w=3000&h=3000&fit=crop', 1350, 1350],
    ['w=3000&h=3000&fit=scale', 2400, 1350],
  ])('with "%s" is never larger than the native picture', (query, width, height) => {
    expect(size(query)).toEqual([width, height]);
  });

  test('keeps the proportions of a filled canvas that is larger than may be drawn', () => {
    const { picture, canvas } = plan('w=8000&h=4000&fit=fill');
    expect(canvas).toEqual({ width: 3000, height: 1500 });
    expect(picture).toEqual({ width: 2400, height: 1350 });
  });

  test.each([
    ['crop=left', 0],
    ['crop=right', 1050],
    ['crop=center', 525],
    ['crop=focalpoint&fp-x=0.25&fp-y=0.5', 0],
    ['crop=focalpoint&fp-x=0.6&fp-y=0.5', 765],
  ])('with %s cuts a square that starts at %i', (query, left) => {
    expect(plan(`w=300&h=300&fit=crop&${query}`).region).toEqual({
      left,
      top: 0,
      width: 1350,
      height: 1350,
    });
  });

  test.each([
    'w=0',
    'w=-20',
    'w=12.5',
    'w=breed',
    'w=',
    'h=9000',
    'q=101',
    'dpr=4',
    'fm=gif',
    'fit=cover',
    'crop=boven',
    'auto=compress',
    'blur=-1',
    'fp-x=1.5',
    'bg=oranje',
    'rect=0,0,100',
    'rect=0,0,0,100',
    'rect=2300,0,200,100',
  ])('refuses %s [CNT-05]', (query) => {
    expect(() => plan(query)).toThrow(BadImageParameter);
  });
});
