import fengari, { type LuaState } from 'fengari';

/** Values shared by Redis's Lua and this one: texts, whole numbers, and `false` for nothing. */
export type LuaValue = string | number | false;

const { lua, lauxlib, lualib, to_luastring: luaText } = fengari;

/** Texts are one character per byte, here and in the stand-in. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const valueAt = (state: LuaState, at: number): LuaValue => {
  if (lua.lua_type(state, at) === lua.LUA_TNUMBER) return lua.lua_tonumber(state, at);
  const found = lua.lua_type(state, at) === lua.LUA_TSTRING ? lua.lua_tostring(state, at) : null;
  return found ? Buffer.from(found).toString('latin1') : false;
};

function pushValue(state: LuaState, value: LuaValue): void {
  if (value === false) lua.lua_pushboolean(state, false);
  else if (typeof value === 'number') lua.lua_pushinteger(state, value);
  else lua.lua_pushstring(state, bytes(value));
}

function setList(state: LuaState, name: string, values: string[]): void {
  lua.lua_createtable(state, values.length, 0);
  values.forEach((value, at) => {
    pushValue(state, value);
    lua.lua_rawseti(state, -2, at + 1);
  });
  lua.lua_setglobal(state, luaText(name));
}

/**
 * Runs a script atomically like Redis's `EVAL`, with KEYS, ARGV and redis.call.
 * It is Lua 5.3, Redis has 5.1; the few words of our scripts mean the same in both. Throws the script's errors.
 */
export function luaEval(
  script: string,
  keys: string[],
  words: string[],
  call: (...command: string[]) => LuaValue,
): LuaValue {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  setList(state, 'KEYS', keys);
  setList(state, 'ARGV', words);
  lua.lua_createtable(state, 0, 1);
  lua.lua_pushcfunction(state, (inner) => {
    const command = Array.from({ length: lua.lua_gettop(inner) }, (_, at) => String(valueAt(inner, at + 1)));
    pushValue(inner, call(...command));
    return 1;
  });
  lua.lua_setfield(state, -2, luaText('call'));
  lua.lua_setglobal(state, luaText('redis'));
  const failed = lauxlib.luaL_loadstring(state, luaText(script)) || lua.lua_pcall(state, 0, 1, 0);
  const result = valueAt(state, -1);
  if (failed) throw new Error(String(result));
  return result;
}
