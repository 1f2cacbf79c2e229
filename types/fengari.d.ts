/** The part of fengari, a Lua in JavaScript, that the stand-in for Redis uses. */
declare module 'fengari' {
  /** A Lua interpreter with its state. */
  export interface LuaState {
    readonly l_G: unknown;
  }

  interface Fengari {
    to_luastring(text: string): Uint8Array;
    lua: {
      readonly LUA_TNUMBER: number;
      readonly LUA_TSTRING: number;
      lua_createtable(state: LuaState, places: number, fields: number): void;
      lua_gettop(state: LuaState): number;
      lua_pcall(state: LuaState, words: number, results: number, handler: number): number;
      lua_pushboolean(state: LuaState, value: boolean): void;
      lua_pushcfunction(state: LuaState, run: (state: LuaState) => number): void;
      lua_pushinteger(state: LuaState, value: number): void;
      lua_pushstring(state: LuaState, value: Uint8Array): void;
      lua_rawseti(state: LuaState, table: number, at: number): void;
      lua_setfield(state: LuaState, table: number, name: Uint8Array): void;
      lua_setglobal(state: LuaState, name: Uint8Array): void;
      lua_tonumber(state: LuaState, at: number): number;
      lua_tostring(state: LuaState, at: number): Uint8Array | null;
      lua_type(state: LuaState, at: number): number;
    };
    lauxlib: {
      luaL_newstate(): LuaState;
      luaL_loadstring(state: LuaState, script: Uint8Array): number;
    };
    lualib: { luaL_openlibs(state: LuaState): void };
  }

  const fengari: Fengari;
  export default fengari;
}
