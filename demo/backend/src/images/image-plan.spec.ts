import { readImageParameters } from './image-parameters.ts';
import { planImage } from './image-plan.ts';
import { BadImageParameter } from './read-parameter.ts';

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
    ['w=500&h=500&fit=fillmax', 500, 500],
    ['w=500&h=500&fit=min', 500, 500],
    ['w=800&or=90', 800, 1422],
    ['rect=0,0,600,900&or=270&w=450', 450, 300],
    ['w=800&pad=50', 800, 450],
    ['fit=crop&max-w=400', 400, 1350],
    ['fit=crop&w=1000&max-w=400&max-h=300', 400, 300],
    ['fit=crop&w=200&min-w=300&min-h=300', 300, 300],
    ['w=1000&max-w=400', 1000, 563],
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

  test('keeps a padded picture in proportion and clear of the edges', () => {
    expect(plan('w=800&pad=50').picture).toEqual({ width: 622, height: 350 });
    expect(plan('w=20&pad=500').picture).toEqual({ width: 1, height: 1 });
  });

  test('covers what is asked for when the liveliest part is to be found', () => {
    const { canvas, liveliest } = plan('w=300&h=300&fit=crop&crop=entropy');
    expect(canvas).toEqual({ width: 533, height: 300 });
    expect(liveliest).toEqual({ width: 300, height: 300 });
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
    'bg=12345',
    'or=45',
    'flip=x',
    'sat=101',
    'sharp=-1',
    'invert=ja',
    'pad=-1',
    'frame=2',
    'max-w=0',
    'rect=0,0,100',
    'rect=0,0,0,100',
    'rect=2300,0,200,100',
  ])('refuses %s [CNT-05]', (query) => {
    expect(() => plan(query)).toThrow(BadImageParameter);
  });
});
